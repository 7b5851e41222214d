extension Int {
  /// The whole part of a number. It lies at most 2³¹ from 0, so that sums and products of two fit; of
  /// what is not a number it is 0.
  package init(bounded number: some BinaryFloatingPoint) {
    self = number.isNaN ? 0 : Int(number.clamped(-0x8000_0000, 0x8000_0000))
  }
}

extension FloatingPoint {
  /// The nearest number from `low` through `high`; `low` for what is not a number.
  package func clamped(_ low: Self, _ high: Self) -> Self {
    self > low ? (self < high ? self : high) : low
  }
}
