import Foundation

/// What an element of a name makes: the class, and how its objects are configured.
@MainActor struct InterfaceKind {
  let type: AnyClass
  /// Makes an object of the class or a subclass.
  let make: @MainActor (AnyClass, InterfaceCoder) -> AnyObject?
  let configure: @MainActor (InterfacePart, AnyObject) -> Void

  private init(
    type: AnyClass, make: @escaping @MainActor (AnyClass, InterfaceCoder) -> AnyObject?,
    configure: @escaping @MainActor (InterfacePart, AnyObject) -> Void
  ) {
    (self.type, self.make, self.configure) = (type, make, configure)
  }

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

  /// The kind of an element's name; `nil` where there is none in the program.
  static func kind(of name: String) -> InterfaceKind? {
    if let kind = kinds[name] { return kind }
    guard let type = neighbours[name].flatMap({ NSClassFromString($0) }), let view = kinds["view"]
    else { return nil }
    return InterfaceKind(type: type, make: view.make, configure: view.configure)
  }

  /// Views of the frameworks beside UIKit, which are there if the app imports them.
  private static let neighbours = [
    "wkWebView": "WebKit.WKWebView", "mapView": "MapKit.MKMapView",
  ]

  /// The kinds by the names of their elements.
  static let kinds: [String: InterfaceKind] = [views, lists, controllers, others].reduce(into: [:])
  {
    $0.merge($1) { first, _ in first }
  }
}
