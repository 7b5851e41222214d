public import CoreLocation
import Foundation

/// A point on the Mercator projection of the world.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -85.0511), 85.0511) * .pi / 180
    let world = MKMapSize.world
    x = (coordinate.longitude + 180) / 360 * world.width
    y = (1 - log(tan(.pi / 4 + latitude / 2)) / .pi) / 2 * world.height
  }

  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world
    return CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / world.height))) * 180 / .pi,
      longitude: x / world.width * 360 - 180)
  }

  /// Returns the distance in meters.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, other.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}
