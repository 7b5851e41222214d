import Foundation

/// A number while it is typed: the entries `12.` and `1.50` differ from `12` and `1.5`.
struct Entry: Sendable {
  /// The maximum number of characters: digits and a point, without the sign.
  private let maxLength: Int
  private var digits = "0"
  var isNegative = false

  init(maxLength: Int) {
    self.maxLength = maxLength
  }

  var text: String { (isNegative ? "-" : "") + digits }

  var number: Number {
    let value = Number(Decimal(string: digits) ?? 0)
    return isNegative ? -value : value
  }

  /// - Returns: `true` if there was space for the digit.
  mutating func append(digit: Int) -> Bool {
    precondition((0...9).contains(digit), "\(digit) is no digit.")
    if digits == "0" {
      digits = "\(digit)"
      return digit != 0
    }
    guard digits.count < maxLength else { return false }
    digits += "\(digit)"
    return true
  }

  /// - Returns: `true` if there was space for the point and no point yet.
  mutating func appendPoint() -> Bool {
    guard !digits.contains("."), digits.count < maxLength else { return false }
    digits += "."
    return true
  }
}
