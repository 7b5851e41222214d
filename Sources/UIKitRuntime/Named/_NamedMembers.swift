/// A class whose members can be accessed by name, for selectors, outlets and key paths.
///
/// Swift keeps no names at run time. The build-tool plugin adds this conformance to classes in an app that uses
/// Objective-C features of Swift.
public protocol _NamedMembers: AnyObject {
  /// The members that the class itself declares. A class without any inherits the property of its superclass.
  static var _namedMembers: [_NamedMember] { get }
}

/// Adds the members that an app's extension declares to a class of another module.
public func _addNamedMembers(_ members: [_NamedMember], to type: AnyClass) {
  NamedMembers.add(members, to: type)
}
