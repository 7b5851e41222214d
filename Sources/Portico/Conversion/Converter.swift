/// Translates between a value of a model and what a control holds, and says why where it can't.
///
/// Formatting and validation stand between model and view, so neither has to know of the other's type, and they are
/// tested without either:
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
  ///   - show: Makes what the control shows of a value.
  ///   - read: Makes a value of what the control holds, or says why that is none.
  public init(
    show: @escaping @Sendable (Value) -> Shown,
    read: @escaping @Sendable (Shown) throws(ValidationError) -> Value
  ) {
    toShown = show
    toValue = read
  }

  /// What a control shows of `value`.
  public func show(_ value: Value) -> Shown { toShown(value) }

  /// The value that a control stands at.
  ///
  /// - Throws: ``ValidationError`` with what to tell the person.
  public func read(_ shown: Shown) throws(ValidationError) -> Value { try toValue(shown) }

  /// The same, but taking only some values.
  ///
  /// ```swift
  /// let age = Converter<Int, String>.lossless(else: "Enter a number")
  ///   .validated("Nobody is that old") { $0 < 150 }
  /// ```
  ///
  /// - Parameters:
  ///   - message: What to tell the person about the others.
  ///   - isValid: Whether a value is taken.
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
