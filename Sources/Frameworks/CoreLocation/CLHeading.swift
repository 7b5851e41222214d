public import Foundation

/// Where the device points to, in degrees.
open class CLHeading: NSObject, @unchecked Sendable {
  public let magneticHeading: CLLocationDirection = -1
  public let trueHeading: CLLocationDirection = -1
  public let headingAccuracy: CLLocationDirection = -1
  public let timestamp = Date()

  override init() {
    super.init()
  }
}
