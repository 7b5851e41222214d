/// A class whose members can be reached by their names, as selectors, outlets and key paths ask for them.
///
/// Swift keeps no names at run time. The build-tool plugin writes this conformance into the classes of
/// an app that are written in Objective-C's dialect.
public protocol _NamedMembers: AnyObject {
  /// The members that the class itself declares; of a class that declares none, its superclass's.
  static var _namedMembers: [_NamedMember] { get }
}

/// Adds members to a class of another module, which an app's extension declares.
public func _addNamedMembers(_ members: [_NamedMember], to type: AnyClass) {
  NamedMembers.add(members, to: type)
}
