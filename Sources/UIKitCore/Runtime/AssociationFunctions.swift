/// The value that is associated with an object for a key.
///
/// - Parameters:
///   - object: An instance of a class. Nothing can be associated with a value.
///   - key: The address that identifies the association.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard type(of: object) is AnyClass else { return nil }
  return AssociatedObjects.shared.value(of: object as AnyObject, for: key)
}

/// Associates a value with an object.
///
/// The value is let go with the object, where that is a responder, a layer, a gesture recognizer, a bar item, a layout
/// guide or a constraint; with other objects, some time after.
///
/// - Parameters:
///   - object: An instance of a class.
///   - key: The address that identifies the association.
///   - value: What to associate; `nil` ends the association.
///   - policy: How the value is kept.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard type(of: object) is AnyClass else { return }
  AssociatedObjects.shared.set(value, of: object as AnyObject, for: key, policy: policy)
}

/// Ends all associations of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard type(of: object) is AnyClass else { return }
  AssociatedObjects.shared.removeAll(of: ObjectIdentifier(object as AnyObject))
}
