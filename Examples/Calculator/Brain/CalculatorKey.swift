/// A key of the calculator.
package enum CalculatorKey: Hashable, Sendable {
  /// A digit from 0 to 9.
  case digit(Int)
  case point
  case sign
  case operation(Operator)
  case equals

  /// All keys.
  package static let all: [CalculatorKey] =
    (0...9).map(digit) + [.point, .sign] + Operator.allCases.map(operation) + [.equals]
}
