import Foundation
import Testing
import UIKit

@MainActor @Suite("Graphics contexts of threads") struct GraphicsThreadTests {
  @Test("Each thread has its own current context")
  func threads() async {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    defer { UIGraphicsEndImageContext() }
    let context = UIGraphicsGetCurrentContext()
    let isSeparate = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let hadNone = UIGraphicsGetCurrentContext() == nil
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        let hasOwn = UIGraphicsGetCurrentContext() != nil
        UIGraphicsEndImageContext()
        continuation.resume(returning: hadNone && hasOwn && UIGraphicsGetCurrentContext() == nil)
      }
    }
    #expect(isSeparate)
    #expect(context != nil && UIGraphicsGetCurrentContext() === context)
  }
}
