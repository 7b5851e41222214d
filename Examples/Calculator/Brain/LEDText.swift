import Foundation

/// Numbers as a display of few characters shows them.
package enum LEDText {
  /// Characters of the display, unless another width is given.
  package static let width = 12
  /// Enough for a sign, a digit and an exponent.
  package static let leastWidth = 8

  /// A number in at most `width` characters: as it is where it fits, rounded where enough of it does, and
  /// else as in `1.5e20`.
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

    /// The first `count` digits, rounded, without zeros at the end; and the exponent, which rounding up may raise.
    private func rounded(to count: Int) -> (digits: [Character], exponent: Int) {
      var value = significand
      var result = Decimal()
      NSDecimalRound(&result, &value, count - 1, .plain)
      let digits = Self.digits(of: result).reversed().drop { $0 == "0" }.reversed()
      return (Array(digits), result >= 10 ? exponent + 1 : exponent)
    }

    /// `nil` if the digits before the point do not fit, or none behind it.
    func plain(within room: Int) -> (text: String, shown: Int)? {
      // Before the point, and the point.
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
      // Digits, a point, an e, the exponent.
      var count = max(1, room - 2 - "\(exponent)".count)
      if text(count).count > room { count = max(1, count - 1) }
      return (text(count), count)
    }
  }
}
