public import CoreLocation

/// An object at a location on a map.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  // In Objective-C, these properties are optional, so they have one more level of optionality when they're read
  // through the protocol. The properties in the extension below provide that.
  @_disfavoredOverload var title: String? { get }
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
  @_disfavoredOverload public var title: String? { nil }
  @_disfavoredOverload public var subtitle: String? { nil }
}

extension NSObjectProtocol where Self: MKAnnotation {
  /// Returns `true` if the annotation's class is a given class or one of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? false
  }

  /// The title, as a property that an annotation doesn't have to implement.
  public var title: String?? {
    let title: String? = self.title
    return .some(title)
  }

  /// The subtitle, as a property that an annotation doesn't have to implement.
  public var subtitle: String?? {
    let subtitle: String? = self.subtitle
    return .some(subtitle)
  }
}
