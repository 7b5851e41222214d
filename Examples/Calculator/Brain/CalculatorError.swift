/// The reason why an operation has no result.
package enum CalculatorError: Error, Sendable {
  case divisionByZero
  /// The result has a hundred digits or more.
  case overflow

  /// The message, in at most eight characters.
  var text: String {
    switch self {
    case .divisionByZero: "Error ÷0"
    case .overflow: "Overflow"
    }
  }
}
