/// The types of items in a calendar.
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let event = Self(rawValue: 1 << 0)
  public static let reminder = Self(rawValue: 1 << 1)
}
