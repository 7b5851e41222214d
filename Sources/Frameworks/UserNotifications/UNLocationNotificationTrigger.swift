public import CoreLocation

/// Would fire at a place; the device never gets anywhere.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var region: CLRegion

  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }
}
