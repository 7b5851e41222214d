public import Foundation

/// Observes a property for as long as it lives, or until ``invalidate()``.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var checkValue: (() -> Void)?

  init(_ checkValue: @escaping () -> Void) {
    self.checkValue = checkValue
  }

  /// Ends the observation.
  public func invalidate() {
    lock.withLock { checkValue = nil }
  }

  /// Tells the observer if the value is another than the last one it was told of.
  func check() {
    lock.withLock { checkValue }?()
  }
}
