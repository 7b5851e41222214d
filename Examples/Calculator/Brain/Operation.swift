/// An operation that was carried out.
package struct Operation: Equatable, Sendable {
  package let left: Number
  package let `operator`: Operator
  package let right: Number
  /// The result, or the reason why there is none.
  package let result: Result<Number, CalculatorError>

  init(_ left: Number, _ operation: Operator, _ right: Number) {
    self.left = left
    self.operator = operation
    self.right = right
    result = Result { () throws(CalculatorError) in try operation(left, right) }
  }

  /// The operation as text, such as `3 × 4 = 12`, each number in at most as many characters as the display has.
  package var text: String {
    let result =
      switch result {
      case .success(let number): LEDText.of(number)
      case .failure(let error): error.text
      }
    return "\(LEDText.of(left)) \(`operator`.rawValue) \(LEDText.of(right)) = \(result)"
  }
}
