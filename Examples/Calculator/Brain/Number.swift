package import Foundation

/// A decimal number of up to 38 digits, with a larger range than `Decimal`.
///
/// Foundation's `Decimal` is exact, but traps if an exponent exceeds 127. This type therefore uses it only for the
/// digits, as a number from 1 up to 10, and stores the exponent separately.
package struct Number: Equatable, Sendable {
  /// A number of at least 1 and less than 10, with its sign; or 0.
  package let significand: Decimal
  /// The power of ten that the significand is multiplied by.
  package let exponent: Int

  package static let zero = Number(significand: 0, exponent: 0)

  private init(significand: Decimal, exponent: Int) {
    self.significand = significand
    self.exponent = exponent
  }

  /// - Parameter value: A number of at most 38 digits before and after the point.
  package init(_ value: Decimal) {
    self.init(normalizing: value, exponent: 0)
  }

  private init(normalizing value: Decimal, exponent: Int) {
    guard value != 0 else {
      self = .zero
      return
    }
    var significand = value
    var exponent = exponent
    while abs(significand) >= 10 {
      significand = Self.shift(significand, by: -1)
      exponent += 1
    }
    while abs(significand) < 1 {
      significand = Self.shift(significand, by: 1)
      exponent -= 1
    }
    self.init(significand: significand, exponent: exponent)
  }

  /// Moves the decimal point by `places`, without losing a digit.
  private static func shift(_ value: Decimal, by places: Int) -> Decimal {
    Decimal(
      sign: value.sign, exponent: value.exponent + places,
      significand: Decimal(sign: .plus, exponent: -value.exponent, significand: abs(value)))
  }

  package var isNegative: Bool { significand < 0 }

  package static prefix func - (number: Number) -> Number {
    Number(significand: -number.significand, exponent: number.exponent)
  }

  package static func + (one: Number, other: Number) -> Number {
    let (large, small) =
      one.exponent >= other.exponent || other == .zero ? (one, other) : (other, one)
    let places = large.exponent - small.exponent
    // If the smaller number is beyond the last digit of the larger one, it doesn't affect the sum.
    guard small != .zero, large != .zero, places < 40 else { return large == .zero ? small : large }
    let sum = Number(
      normalizing: large.significand + shift(small.significand, by: -places),
      exponent: large.exponent)
    // A result this small comes only from rounding: 1 ÷ 3 × 3 − 1 must be 0.
    return sum.exponent < large.exponent - 34 ? .zero : sum
  }

  package static func - (one: Number, other: Number) -> Number { one + -other }

  package static func * (one: Number, other: Number) -> Number {
    Number(
      normalizing: one.significand * other.significand, exponent: one.exponent + other.exponent)
  }

  /// - Parameter other: The divisor, not zero.
  package static func / (one: Number, other: Number) -> Number {
    Number(
      normalizing: one.significand / other.significand, exponent: one.exponent - other.exponent)
  }
}
