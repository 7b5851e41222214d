import Dispatch

/// Knows the main queue from inside.
///
/// The main thread does not tell: where a process ends in `dispatchMain()`, as test runners do, other
/// threads serve the main queue, one at a time.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code that asks runs on the main queue, and so on the main actor.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
