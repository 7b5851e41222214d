import Dispatch
import SwiftCalls

/// Detects the main queue.
///
/// Checking for the main thread isn't enough: in a process that ends in `dispatchMain()`, such as a test
/// runner, other threads serve the main queue, one at a time.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on the main queue, and so on the main actor.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Whether the calling code runs on the main actor: on the main thread, or on a thread that serves the main queue.
  static var isOnMainActor: Bool { isMainThread() || isCurrent }
}
