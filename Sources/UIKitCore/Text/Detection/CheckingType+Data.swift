import Foundation

// The values of Foundation on Linux. Its own constants are deprecated, because its expressions don't detect
// these types.
extension NSTextCheckingResult.CheckingType {
  static let foundDate = Self(rawValue: 1 << 4)
  static let foundAddress = Self(rawValue: 1 << 5)
  static let foundLink = Self(rawValue: 1 << 6)
  static let foundPhoneNumber = Self(rawValue: 1 << 11)

  /// The types that a data detector accepts: dates, addresses, links, telephone numbers and flights.
  static let data: Self = Self(rawValue: 1 << 4 | 1 << 5 | 1 << 6 | 1 << 11 | 1 << 12)
}
