/// Why there is no result.
package enum CalculatorError: Error, Sendable {
  case divisionByZero
  /// The result has a hundred digits or more.
  case overflow

  /// In at most eight characters.
  var text: String {
    switch self {
    case .divisionByZero: "Error ÷0"
    case .overflow: "Overflow"
    }
  }
}
