public import CoreLocation

/// A circle around a location.
open class MKCircle: MKShape, MKOverlay {
  open private(set) var coordinate: CLLocationCoordinate2D
  /// The radius in meters.
  open private(set) var radius: CLLocationDistance

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
