/// A kind of number that no app means, but that arithmetic and servers bring about.
struct Hostile: OptionSet, Hashable, CustomStringConvertible {
  let rawValue: Int

  static let nan = Hostile(rawValue: 1)
  static let infinity = Hostile(rawValue: 2)
  static let negativeInfinity = Hostile(rawValue: 4)
  static let huge = Hostile(rawValue: 8)
  static let negative = Hostile(rawValue: 16)
  /// `Int.max`
  static let maximum = Hostile(rawValue: 32)
  /// No elements, or too few or many of them.
  static let malformed = Hostile(rawValue: 64)

  static let infinite: Hostile = [.infinity, .negativeInfinity]
  /// Below zero.
  static let below: Hostile = [.negative, .negativeInfinity]
  /// Above everything sensible.
  static let above: Hostile = [.infinity, .huge, .maximum]
  static let all: Hostile = [
    .nan, .infinity, .negativeInfinity, .huge, .negative, .maximum, .malformed,
  ]

  static let each: [Hostile] = [
    .nan, .infinity, .negativeInfinity, .huge, .negative, .maximum, .malformed,
  ]

  /// The number as a floating-point value; `nil` if it is none.
  var number: Double? {
    switch self {
    case .nan: .nan
    case .infinity: .infinity
    case .negativeInfinity: -.infinity
    case .huge: 1e300
    case .negative: -1
    case .maximum: Double(Int.max)
    default: nil
    }
  }

  var description: String {
    switch self {
    case .nan: "NaN"
    case .infinity: "+∞"
    case .negativeInfinity: "−∞"
    case .huge: "1e300"
    case .negative: "negative"
    case .maximum: "Int.max"
    case .malformed: "malformed"
    default: "several"
    }
  }
}
