public import Foundation

/// The location of the device at a time.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  open private(set) var coordinate: CLLocationCoordinate2D
  /// The altitude in meters.
  open private(set) var altitude: CLLocationDistance
  /// The accuracy in meters; negative if the coordinate isn't valid.
  open private(set) var horizontalAccuracy: CLLocationAccuracy
  open private(set) var verticalAccuracy: CLLocationAccuracy
  open private(set) var course: CLLocationDirection
  open private(set) var courseAccuracy: CLLocationDirectionAccuracy
  open private(set) var speed: CLLocationSpeed
  open private(set) var speedAccuracy: CLLocationSpeedAccuracy
  open private(set) var timestamp: Date

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    super.init()
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  public override convenience init() {
    self.init(latitude: 0, longitude: 0)
  }

  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Returns the distance in meters along the surface of a sphere with the Earth's mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (here, there) = (coordinate, location.coordinate)
    func haversine(_ degrees: Double) -> Double { pow(sin(degrees * .pi / 360), 2) }
    let part =
      haversine(here.latitude - there.latitude)
      + cos(here.latitude * .pi / 180) * cos(there.latitude * .pi / 180)
      * haversine(here.longitude - there.longitude)
    return 2 * 6_371_008.8 * asin(min(1, sqrt(part)))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m "
      + "(speed \(speed) mps / course \(course)) @ \(timestamp)"
  }
}
