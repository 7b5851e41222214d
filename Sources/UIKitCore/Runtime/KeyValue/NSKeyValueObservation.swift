public import Foundation

/// An observation of a property, which ends when it's deallocated or at ``invalidate()``.
public final class NSKeyValueObservation: NSObject, Observation, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var checkValue: (() -> Void)?

  init(_ checkValue: @escaping () -> Void) {
    self.checkValue = checkValue
  }

  /// Ends the observation.
  public func invalidate() {
    lock.withLock { checkValue = nil }
  }

  /// Notifies the observer if the value differs from the last one it received.
  func check() {
    lock.withLock { checkValue }?()
  }
}
