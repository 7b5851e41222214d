public import Foundation

/// Tells whether the user lets the app use cellular data, which is unknown without a cellular service.
open class CTCellularData: NSObject {
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
}
