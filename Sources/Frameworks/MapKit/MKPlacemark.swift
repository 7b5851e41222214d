public import CoreLocation

/// A description of a location that's also an annotation.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) {
    self.init(coordinate: coordinate)
  }

  public override init(placemark: CLPlacemark) {
    super.init(placemark: placemark)
  }

  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }
  open var title: String? { name }
  open var countryCode: String? { isoCountryCode }
}
