import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `A window scene` {
  @Test func `fills the screen`() {
    let scene = UIApplication.shared.windowScene
    let window = UIWindow(frame: scene.coordinateSpace.bounds)
    #expect(window.frame == UIScreen.main.bounds)
  }

  @Test func `forgets the windows that are gone`() {
    let scene = UIApplication.shared.windowScene
    let window = UIWindow()
    window.isHidden = false
    #expect(scene.windows.contains { $0 === window })
    for _ in 0..<200 { UIWindow().isHidden = false }
    window.isHidden = true
    // Other tests' windows are here as well; of those made above, the last alone may still be known.
    let live = scene.windows.count
    #expect(scene.numberOfKnownWindows <= live + 1)
    window.windowScene = nil
    #expect(!scene.windows.contains { $0 === window })
  }
}
