public import CoreLocation

/// A trigger that fires at a location. It never fires, because the device never moves.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}
