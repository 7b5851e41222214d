public import Foundation

/// Observes a property for as long as it lives, or until ``invalidate()``.
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

  func check() {
    lock.withLock { checkValue }?()
  }
}
