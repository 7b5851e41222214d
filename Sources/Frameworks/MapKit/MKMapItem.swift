public import CoreLocation
public import Foundation

/// A place on a map.
open class MKMapItem: NSObject {
  open private(set) var placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?

  public override init() {
    placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    super.init()
  }

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }

  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem()
  }

  open var isCurrentLocation: Bool { !CLLocationCoordinate2DIsValid(placemark.coordinate) }

  /// Returns `false`, because there's no Maps app.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  /// Returns `false`, because there's no Maps app.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
