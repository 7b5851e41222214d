public import Foundation

/// A description of a location.
open class CLPlacemark: NSObject, @unchecked Sendable {
  open private(set) var location: CLLocation?

  public override init() {
    super.init()
  }

  package init(location: CLLocation?) {
    self.location = location
    super.init()
  }

  public init(placemark: CLPlacemark) {
    location = placemark.location
    super.init()
  }

  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
}
