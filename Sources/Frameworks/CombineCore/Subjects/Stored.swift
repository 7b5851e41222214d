import Foundation

/// A variable that threads can share.
final class Stored<Value> {
  private let lock = NSLock()
  private var present: Value

  init(_ value: Value) {
    present = value
  }

  var value: Value {
    get { lock.withLock { present } }
    set {
      // The old value is released outside of the lock.
      var other = newValue
      lock.withLock { swap(&other, &present) }
    }
  }
}
