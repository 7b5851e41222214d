public import Foundation

/// The direction in which the device points, in degrees.
open class CLHeading: NSObject, @unchecked Sendable {
  open private(set) var magneticHeading: CLLocationDirection = -1
  open private(set) var trueHeading: CLLocationDirection = -1
  open private(set) var headingAccuracy: CLLocationDirection = -1
  open private(set) var timestamp = Date()

  public override init() {
    super.init()
  }
}
