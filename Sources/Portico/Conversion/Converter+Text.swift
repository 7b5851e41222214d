public import Foundation

extension Converter where Value == String, Shown == String {
  /// A converter that leaves text unchanged. Use it with ``validated(_:where:)``.
  ///
  /// ```swift
  /// nameField.bindTwoWay(
  ///   \.text, to: viewModel, \.name, as: .text.validated("Enter a name") { !$0.isEmpty },
  ///   message: \.nameMessage)
  /// ```
  public static var text: Converter { Converter(show: { $0 }, read: { $0 }) }
}

extension Converter where Shown == String {
  /// A converter between a value and its description, for identifiers and plain numbers.
  ///
  /// - Parameter message: The message for invalid text.
  public static func lossless(
    else message: String
  ) -> Converter where Value: LosslessStringConvertible & Sendable {
    Converter(show: { $0.description }) { text throws(ValidationError) in
      guard let value = Value(trimmed(text)) else { throw ValidationError(message) }
      return value
    }
  }

  /// A converter of an optional value. Empty text is `nil`.
  ///
  /// ```swift
  /// .optional(.format(.number, else: "Enter a number, or nothing"))
  /// ```
  public static func optional<Wrapped>(
    _ wrapped: Converter<Wrapped, String>
  ) -> Converter where Value == Wrapped? {
    Converter(show: { $0.map(wrapped.show) ?? "" }) { text throws(ValidationError) in
      trimmed(text).isEmpty ? nil : try wrapped.read(text)
    }
  }

  /// A converter that uses one of Foundation's formats, such as a date or measurement format.
  ///
  /// ```swift
  /// .format(Date.FormatStyle(date: .numeric, time: .omitted), else: "Enter a day")
  /// ```
  ///
  /// - Parameters:
  ///   - style: The format, with its locale.
  ///   - message: The message for text that doesn't match the format.
  public static func format<Format: ParseableFormatStyle & Sendable>(
    _ style: Format, else message: String
  ) -> Converter where Format.FormatInput == Value, Format.FormatOutput == String {
    Converter(show: { style.format($0) }) { text throws(ValidationError) in
      guard let value = try? style.parseStrategy.parse(trimmed(text)) else {
        throw ValidationError(message)
      }
      return value
    }
  }

  /// A converter that uses one of Foundation's number formats, such as a decimal, currency or percent format.
  ///
  /// The whole text must be a number: `12x` is invalid. Foundation accepts text that begins with a number.
  ///
  /// ```swift
  /// .format(Decimal.FormatStyle.Currency(code: "EUR"), else: "Enter an amount")
  /// ```
  public static func format<Format>(_ style: Format, else message: String) -> Converter
  where
    Format: ParseableFormatStyle & CustomConsumingRegexComponent & Sendable,
    Format.FormatInput == Value, Format.FormatOutput == String, Format.RegexOutput == Value
  {
    Converter(show: { style.format($0) }) { text throws(ValidationError) in
      guard let value = style.number(in: trimmed(text)) else { throw ValidationError(message) }
      return value
    }
  }

  /// A converter that uses one of Foundation's formats for whole numbers. Text with a fraction, such as `1.5`, is
  /// invalid.
  ///
  /// ```swift
  /// countField.bindTwoWay(\.text, to: viewModel, \.count, as: .format(.number, else: "How many?"))
  /// ```
  public static func format(
    _ style: IntegerFormatStyle<Value>, else message: String
  ) -> Converter where Value: BinaryInteger & Sendable {
    let decimal = Decimal.FormatStyle(locale: style.locale)
    return Converter(show: { style.format($0) }) { text throws(ValidationError) in
      guard let number = decimal.number(in: trimmed(text)),
        let value = Value(exactly: Int64(truncating: number as NSDecimalNumber)),
        Decimal(string: "\(value)") == number
      else { throw ValidationError(message) }
      return value
    }
  }
}

private func trimmed(_ text: String) -> String {
  text.trimmingCharacters(in: .whitespacesAndNewlines)
}

extension ParseableFormatStyle
where
  Self: CustomConsumingRegexComponent, RegexOutput == FormatInput, FormatOutput == String
{
  /// Returns the number that `text` consists of, or `nil` if it contains anything else. Symbols of the format, such as
  /// the currency symbol, may be missing.
  fileprivate func number(in text: String) -> FormatInput? {
    let whole = text.startIndex..<text.endIndex
    if let (end, value) = try? consuming(text, startingAt: text.startIndex, in: whole),
      end == text.endIndex
    {
      return value
    }
    guard let value = try? parseStrategy.parse(text) else { return nil }
    var marks = format(value).filter { !$0.isNumber }
    for mark in text where !mark.isNumber {
      guard let index = marks.firstIndex(of: mark) else { return nil }
      marks.remove(at: index)
    }
    return value
  }
}
