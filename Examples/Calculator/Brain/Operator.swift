/// One of the four operations.
package enum Operator: String, CaseIterable, Sendable {
  case add = "+"
  case subtract = "−"
  case multiply = "×"
  case divide = "÷"

  /// The precedence. Operators with a higher precedence are applied first.
  var precedence: Int {
    switch self {
    case .add, .subtract: 1
    case .multiply, .divide: 2
    }
  }

  /// The largest power of ten that results may have, and the smallest down to which they are not zero.
  static let range = -99...99

  func callAsFunction(
    _ left: Number, _ right: Number
  ) throws(CalculatorError) -> Number {
    if self == .divide, right == .zero { throw .divisionByZero }
    let result =
      switch self {
      case .add: left + right
      case .subtract: left - right
      case .multiply: left * right
      case .divide: left / right
      }
    if result.exponent > Self.range.upperBound { throw .overflow }
    return result.exponent < Self.range.lowerBound ? .zero : result
  }
}
