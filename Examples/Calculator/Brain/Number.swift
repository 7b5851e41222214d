package import Foundation

/// A decimal number of up to 38 digits and any size that a calculator needs.
///
/// Foundation's `Decimal` is exact, but its exponents end at 127, and it traps beyond. So it holds the digits only, as
/// a number from 1 up to 10, and the exponent stands beside it.
package struct Number: Equatable, Sendable {
  /// At least 1 and less than 10, with its sign; or 0.
  package let significand: Decimal
  /// The power of ten that the significand is multiplied by.
  package let exponent: Int

  package static let zero = Number(significand: 0, exponent: 0)

  private init(significand: Decimal, exponent: Int) {
    self.significand = significand
    self.exponent = exponent
  }

  /// - Parameter value: Of at most 38 digits before and after the point.
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

  /// Moves the point, which loses no digit.
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
    // The last digit of the one is far above the first of the other.
    guard small != .zero, large != .zero, places < 40 else { return large == .zero ? small : large }
    let sum = Number(
      normalizing: large.significand + shift(small.significand, by: -places),
      exponent: large.exponent)
    // A third three times less one is nothing: what is left below the digits of both comes from rounding.
    return sum.exponent < large.exponent - 34 ? .zero : sum
  }

  package static func - (one: Number, other: Number) -> Number { one + -other }

  package static func * (one: Number, other: Number) -> Number {
    Number(
      normalizing: one.significand * other.significand, exponent: one.exponent + other.exponent)
  }

  /// - Parameter other: Not zero.
  package static func / (one: Number, other: Number) -> Number {
    Number(
      normalizing: one.significand / other.significand, exponent: one.exponent - other.exponent)
  }
}
