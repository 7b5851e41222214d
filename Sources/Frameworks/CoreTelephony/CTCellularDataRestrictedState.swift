public enum CTCellularDataRestrictedState: UInt, Sendable {
  case restrictedStateUnknown = 0
  case restricted = 1
  case notRestricted = 2
}
