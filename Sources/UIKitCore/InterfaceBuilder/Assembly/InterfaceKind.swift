import Foundation

/// The class of the objects that an element with a given name describes, and their configuration.
@MainActor struct InterfaceKind {
  let type: AnyClass
  /// Creates an object of the class or a subclass.
  let make: @MainActor (AnyClass, InterfaceCoder) -> AnyObject?
  let configure: @MainActor (InterfacePart, AnyObject) -> Void

  private init(
    type: AnyClass, make: @escaping @MainActor (AnyClass, InterfaceCoder) -> AnyObject?,
    configure: @escaping @MainActor (InterfacePart, AnyObject) -> Void
  ) {
    (self.type, self.make, self.configure) = (type, make, configure)
  }

  /// Creates the kind of a class whose objects are created with `init(coder:)`.
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

  /// Returns the kind for an element's name, or `nil` if the program has none.
  static func kind(of name: String) -> InterfaceKind? {
    if let kind = kinds[name] { return kind }
    guard let type = neighbours[name].flatMap({ NSClassFromString($0) }), let view = kinds["view"]
    else { return nil }
    return InterfaceKind(type: type, make: view.make, configure: view.configure)
  }

  /// The views of other frameworks, which are available if the app imports them.
  private static let neighbours = [
    "wkWebView": "WebKit.WKWebView", "mapView": "MapKit.MKMapView",
  ]

  /// The kinds by the name of their elements.
  static let kinds: [String: InterfaceKind] = [views, lists, controllers, others].reduce(into: [:])
  {
    $0.merge($1) { first, _ in first }
  }
}
