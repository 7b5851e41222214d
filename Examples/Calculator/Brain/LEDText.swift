import Foundation

/// Formats numbers for a display of few characters.
package enum LEDText {
  /// The default number of characters of the display.
  package static let width = 12
  /// The minimum number of characters: a sign, a digit and an exponent.
  package static let leastWidth = 8

  /// Returns a number in at most `width` characters: exact if it fits, rounded if enough digits fit, or else in
  /// scientific notation, such as `1.5e20`.
  ///
  /// - Parameter width: At least ``leastWidth``.
  package static func of(_ number: Number, width: Int = width) -> String {
    precondition(width >= leastWidth, "\(width) characters are too few for a number.")
    guard number != .zero else { return "0" }
    let sign = number.isNegative ? "-" : ""
    let room = width - sign.count
    let digits = Digits(number)
    let scientific = digits.scientific(within: room)
    guard let plain = digits.plain(within: room),
      plain.shown >= min(scientific.shown, 6) || plain.shown >= digits.count
    else { return sign + scientific.text }
    return sign + plain.text
  }

  /// The digits of a number without its sign.
  private struct Digits {
    private let significand: Decimal
    private let exponent: Int
    let count: Int

    init(_ number: Number) {
      significand = abs(number.significand)
      exponent = number.exponent
      count = Self.digits(of: significand).count
    }

    private static func digits(of significand: Decimal) -> [Character] {
      significand.description.filter { $0 != "." }
    }

    /// Returns the first `count` digits, rounded, without trailing zeros, and the exponent, which rounding can raise.
    private func rounded(to count: Int) -> (digits: [Character], exponent: Int) {
      var value = significand
      var result = Decimal()
      NSDecimalRound(&result, &value, count - 1, .plain)
      let digits = Self.digits(of: result).reversed().drop { $0 == "0" }.reversed()
      return (Array(digits), result >= 10 ? exponent + 1 : exponent)
    }

    /// Returns the number in plain notation; `nil` if not all digits before the point, or none after it, fit.
    func plain(within room: Int) -> (text: String, shown: Int)? {
      // The number of characters up to the point, including it.
      let taken = exponent >= 0 ? exponent + 2 : 1 - exponent
      let kept = exponent >= 0 ? max(exponent + 1, exponent + 1 + room - taken) : room - taken
      guard kept > 0 else { return nil }
      let (digits, exponent) = rounded(to: kept)
      let text: String
      if exponent < 0 {
        text = "0." + String(repeating: "0", count: -exponent - 1) + digits
      } else if digits.count <= exponent + 1 {
        text = String(digits) + String(repeating: "0", count: exponent + 1 - digits.count)
      } else {
        text = String(digits[...exponent]) + "." + digits[(exponent + 1)...]
      }
      return text.count <= room ? (text, kept) : nil
    }

    func scientific(within room: Int) -> (text: String, shown: Int) {
      func text(_ count: Int) -> String {
        let (digits, exponent) = rounded(to: count)
        let fraction = digits.count > 1 ? "." + digits[1...] : ""
        return "\(digits[0])\(fraction)e\(exponent)"
      }
      // Subtracts the point, the e and the exponent from the space for digits.
      var count = max(1, room - 2 - "\(exponent)".count)
      if text(count).count > room { count = max(1, count - 1) }
      return (text(count), count)
    }
  }
}
