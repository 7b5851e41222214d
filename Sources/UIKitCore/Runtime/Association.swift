/// A value that is associated with objects whose class has no property for it.
struct Association<Value>: @unchecked Sendable {
  private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  subscript(object: AnyObject) -> Value? {
    get { AssociatedObjects.shared.value(of: object, for: key).flatMap { $0 as? Value } }
    nonmutating set {
      AssociatedObjects.shared.set(
        newValue, of: object, for: key, policy: .OBJC_ASSOCIATION_RETAIN)
    }
  }

  subscript(object: AnyObject, default value: @autoclosure () -> Value) -> Value {
    get { self[object] ?? value() }
    nonmutating set { self[object] = newValue }
  }
}
