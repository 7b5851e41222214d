public import Foundation

/// The cellular services of the device, which has none.
open class CTTelephonyNetworkInfo: NSObject {
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  open var dataServiceIdentifier: String? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
  open var currentRadioAccessTechnology: String? { nil }
}

extension NSNotification.Name {
  public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name(
    "CTServiceRadioAccessTechnologyDidChangeNotification")
  public static let CTRadioAccessTechnologyDidChange = NSNotification.Name(
    "CTRadioAccessTechnologyDidChangeNotification")
}
