import Foundation

/// What an element of a name makes: the class, and how its objects are configured.
@MainActor struct InterfaceKind {
  let type: AnyClass
  /// Makes an object of the class or a subclass.
  let make: @MainActor (AnyClass, InterfaceCoder) -> AnyObject?
  let configure: @MainActor (InterfacePart, AnyObject) -> Void

  /// A class that is made with `init(coder:)`.
  init<Object: AnyObject & NSCoding>(
    _ type: Object.Type, _ configure: @escaping @MainActor (InterfacePart, Object) -> Void
  ) {
    self.init(type, make: { ($0 as? any NSCoding.Type)?.init(coder: $1) as AnyObject? }, configure)
  }

  init<Object: AnyObject>(
    _ type: Object.Type, make: @escaping @MainActor (AnyClass, InterfaceCoder) -> AnyObject?,
    _ configure: @escaping @MainActor (InterfacePart, Object) -> Void
  ) {
    self.type = type
    self.make = make
    self.configure = { configure($0, $1 as! Object) }
  }

  /// The kinds by the names of their elements.
  static let kinds: [String: InterfaceKind] = [views, lists, controllers, others].reduce(into: [:])
  {
    $0.merge($1) { first, _ in first }
  }
}
