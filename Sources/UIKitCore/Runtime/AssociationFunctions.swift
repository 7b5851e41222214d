/// Returns the value that is associated with an object for a key.
///
/// - Parameters:
///   - object: An instance of a class. Structures and enumerations can't have associated values.
///   - key: The address that identifies the association.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard type(of: object) is AnyClass else { return nil }
  return AssociatedObjects.shared.value(of: object as AnyObject, for: key)
}

/// Associates a value with an object.
///
/// The value is released together with the object if that is a responder, a layer, a gesture recognizer, a bar
/// item, a layout guide or a constraint. With other objects, it's released some time later.
///
/// - Parameters:
///   - object: An instance of a class.
///   - key: The address that identifies the association.
///   - value: The value to associate; `nil` to remove the association.
///   - policy: How the value is stored.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard type(of: object) is AnyClass else { return }
  AssociatedObjects.shared.set(value, of: object as AnyObject, for: key, policy: policy)
}

/// Removes all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard type(of: object) is AnyClass else { return }
  AssociatedObjects.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}
