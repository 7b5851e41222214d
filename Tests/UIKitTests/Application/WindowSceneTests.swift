import Foundation
import Testing
import UIKit
import UIKitCore

@MainActor @Suite struct `A window scene` {
  @Test("A window that only its views know lives until the end of the turn")
  func localWindow() {
    let field = UITextField()
    func show() { UIWindow().addSubview(field) }
    show()
    #expect(field.window != nil && field.becomeFirstResponder())
    field.removeFromSuperview()
  }

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

  @Test func `turns only as its display is`() async {
    let scene = UIApplication.shared.windowScene
    let geometry = scene.effectiveGeometry
    #expect(geometry.interfaceOrientation == scene.interfaceOrientation)
    #expect(geometry.coordinateSpace.bounds == scene.coordinateSpace.bounds)
    let isLandscape = scene.interfaceOrientation.isLandscape
    scene.requestGeometryUpdate(
      .iOS(interfaceOrientations: isLandscape ? .landscapeRight : .portrait)
    ) { Issue.record($0) }
    let error = await withCheckedContinuation { answer in
      scene.requestGeometryUpdate(
        .iOS(interfaceOrientations: isLandscape ? .portrait : .landscape)
      ) { answer.resume(returning: $0) }
    }
    #expect((error as? UISceneError)?.code == .geometryRequestDenied)
    #expect((error as NSError).domain == UISceneError.errorDomain)
  }
}
