public import CoreLocation

/// A circle around a place.
open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  /// In meters.
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
    super.init()
  }

  open var boundingMapRect: MKMapRect {
    MKMapRect(
      MKCoordinateRegion(
        center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
  }
}
