extension Int {
  /// Creates the integer part of a number. It's at most 2³¹ from 0, so that the sum and the product of two such
  /// numbers don't overflow. It's 0 for NaN.
  @inlinable package init(bounded number: some BinaryFloatingPoint) {
    self = number.isNaN ? 0 : Int(number.clamped(-0x8000_0000, 0x8000_0000))
  }
}

extension FloatingPoint {
  /// Returns the nearest number from `low` through `high`, or `low` for NaN.
  @inlinable package func clamped(_ low: Self, _ high: Self) -> Self {
    self > low ? (self < high ? self : high) : low
  }
}
