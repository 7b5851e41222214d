import Foundation

/// A variable that several threads can use.
final class Stored<Value> {
  private let lock = NSLock()
  private var present: Value

  init(_ value: Value) {
    present = value
  }

  var value: Value {
    get { lock.withLock { present } }
    set {
      // Release the old value outside of the lock.
      var other = newValue
      lock.withLock { swap(&other, &present) }
    }
  }
}
