/// An operation that was done.
package struct Operation: Equatable, Sendable {
  package let left: Number
  package let `operator`: Operator
  package let right: Number
  /// Why there is no result, or the result.
  package let result: Result<Number, CalculatorError>

  init(_ left: Number, _ operation: Operator, _ right: Number) {
    self.left = left
    self.operator = operation
    self.right = right
    result = Result { () throws(CalculatorError) in try operation(left, right) }
  }

  /// As in `3 × 4 = 12`, each number in as many characters as the display has.
  package var text: String {
    let result =
      switch result {
      case .success(let number): LEDText.of(number)
      case .failure(let error): error.text
      }
    return "\(LEDText.of(left)) \(`operator`.rawValue) \(LEDText.of(right)) = \(result)"
  }
}
