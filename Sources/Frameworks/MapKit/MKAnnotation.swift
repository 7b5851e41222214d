public import CoreLocation

/// Something at a place.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  // Read through the protocol, an optional property is one more time optional: see the others.
  @_disfavoredOverload var title: String? { get }
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
  @_disfavoredOverload public var title: String? { nil }
  @_disfavoredOverload public var subtitle: String? { nil }
}

extension NSObjectProtocol where Self: MKAnnotation {
  /// Whether the annotation's class is another one or inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? false
  }

  /// The title as a property that an annotation need not have.
  public var title: String?? {
    let title: String? = self.title
    return .some(title)
  }

  /// The subtitle as a property that an annotation need not have.
  public var subtitle: String?? {
    let subtitle: String? = self.subtitle
    return .some(subtitle)
  }
}
