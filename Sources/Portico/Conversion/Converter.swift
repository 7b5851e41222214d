/// Converts between a model's value and a control's value, and explains why a control's value is invalid.
///
/// A converter separates formatting and validation from the model and the view. Neither depends on the other's type,
/// and you can test the converter without them:
///
/// ```swift
/// let amount = Converter.format(Decimal.FormatStyle(), else: "Enter a number")
///   .validated("At most 1,000") { $0 <= 1000 }
/// amountField.bindTwoWay(\.text, to: viewModel, \.amount, as: amount, message: \.amountMessage)
/// messageLabel.bind(\.text, to: viewModel, \.amountMessage)
///
/// #expect(throws: ValidationError("Enter a number")) { try amount.read("much") }
/// ```
public struct Converter<Value, Shown>: Sendable {
  private let toShown: @Sendable (Value) -> Shown
  private let toValue: @Sendable (Shown) throws(ValidationError) -> Value

  /// - Parameters:
  ///   - show: Converts a model's value to the control's value.
  ///   - read: Converts a control's value to the model's value, or throws the reason why it is invalid.
  public init(
    show: @escaping @Sendable (Value) -> Shown,
    read: @escaping @Sendable (Shown) throws(ValidationError) -> Value
  ) {
    toShown = show
    toValue = read
  }

  /// Returns the control's value for `value`.
  public func show(_ value: Value) -> Shown { toShown(value) }

  /// Returns the model's value for a control's value.
  ///
  /// - Throws: ``ValidationError`` with a message for the user.
  public func read(_ shown: Shown) throws(ValidationError) -> Value { try toValue(shown) }

  /// Returns a converter that accepts only some values.
  ///
  /// ```swift
  /// let age = Converter<Int, String>.lossless(else: "Enter a number")
  ///   .validated("Nobody is that old") { $0 < 150 }
  /// ```
  ///
  /// - Parameters:
  ///   - message: The message for other values.
  ///   - isValid: Returns whether a value is accepted.
  public func validated(
    _ message: String, where isValid: @escaping @Sendable (Value) -> Bool
  ) -> Converter {
    Converter(show: toShown) { shown throws(ValidationError) in
      let value = try toValue(shown)
      guard isValid(value) else { throw ValidationError(message) }
      return value
    }
  }
}
