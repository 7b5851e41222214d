import Foundation

// The values of Foundation on Linux, whose names of them warn that its own expressions find none.
extension NSTextCheckingResult.CheckingType {
  static let foundLink = Self(rawValue: 1 << 6)
  static let foundPhoneNumber = Self(rawValue: 1 << 11)

  /// What a data detector may be asked for: dates, addresses, links, telephone numbers and flights.
  static let data: Self = Self(rawValue: 1 << 4 | 1 << 5 | 1 << 6 | 1 << 11 | 1 << 12)
}
