import Foundation
import Synchronization
import Testing
import UIKit

@MainActor @Suite("Graphics contexts of threads") struct GraphicsThreadTests {
  @Test("Each thread has its own current context")
  func threads() {
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    defer { UIGraphicsEndImageContext() }
    let context = UIGraphicsGetCurrentContext()
    // Waits without suspending, because other tests draw on the main thread, too.
    let isSeparate = Mutex(false)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let hadNone = UIGraphicsGetCurrentContext() == nil
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
      let hasOwn = UIGraphicsGetCurrentContext() != nil
      UIGraphicsEndImageContext()
      isSeparate.withLock { $0 = hadNone && hasOwn && UIGraphicsGetCurrentContext() == nil }
      done.signal()
    }
    done.wait()
    #expect(isSeparate.withLock { $0 })
    #expect(context != nil && UIGraphicsGetCurrentContext() === context)
  }
}
