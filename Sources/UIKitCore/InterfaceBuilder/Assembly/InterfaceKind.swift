import Foundation

/// What an element of a name makes: the class, and how its objects are configured.
@MainActor struct InterfaceKind {
  let type: AnyClass
  let make: @MainActor (AnyClass, InterfaceCoder) -> AnyObject?
  let configure: @MainActor (InterfacePart, AnyObject) -> Void

  /// A class with `init(coder:)`.
  init<Object: AnyObject & NSCoding>(
    _ type: Object.Type, _ configure: @escaping @MainActor (InterfacePart, Object) -> Void
  ) {
    self.type = type
    make = { type, coder in (type as? any NSCoding.Type)?.init(coder: coder) as AnyObject? }
    self.configure = { configure($0, $1 as! Object) }
  }

  /// The kinds by the names of their elements.
  static let kinds: [String: InterfaceKind] = views.merging(controllers) { first, _ in first }
    .merging(others) { first, _ in first }
}
