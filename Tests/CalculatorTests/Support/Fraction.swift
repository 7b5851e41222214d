/// An exact quotient. Operations that leave the range of `Int` give `nil`.
struct Fraction: Equatable {
  let numerator: Int
  let denominator: Int

  static let zero = Fraction(0)

  init(_ value: Int) {
    numerator = value
    denominator = 1
  }

  private init(_ numerator: Int, _ denominator: Int) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int(max(a, 1)) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// - Parameter text: Digits, with or without a point and a sign, as in `-12.50`.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1] : ""
    guard let numerator = Int(parts[0] + fraction),
      let denominator = Int("1" + String(repeating: "0", count: fraction.count))
    else { return nil }
    self.init(numerator, denominator)
  }

  var double: Double { Double(numerator) / Double(denominator) }

  func plus(_ other: Fraction) -> Fraction? {
    guard let left = Self.product(numerator, other.denominator),
      let right = Self.product(other.numerator, denominator),
      let denominator = Self.product(denominator, other.denominator)
    else { return nil }
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? nil : Fraction(sum, denominator)
  }

  func times(_ other: Fraction) -> Fraction? {
    guard let numerator = Self.product(numerator, other.numerator),
      let denominator = Self.product(denominator, other.denominator)
    else { return nil }
    return Fraction(numerator, denominator)
  }

  /// - Precondition: The fraction is not zero.
  var inverse: Fraction { Fraction(denominator, numerator) }

  var negated: Fraction { Fraction(-numerator, denominator) }

  private static func product(_ one: Int, _ other: Int) -> Int? {
    let (product, overflow) = one.multipliedReportingOverflow(by: other)
    return overflow || product == .min ? nil : product
  }
}
