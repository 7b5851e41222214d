public import Foundation

extension Converter where Value == String, Shown == String {
  /// Text without conversion, to restrict with ``validated(_:where:)``.
  ///
  /// ```swift
  /// nameField.bindTwoWay(
  ///   \.text, to: viewModel, \.name, as: .text.validated("Enter a name") { !$0.isEmpty },
  ///   message: \.nameMessage)
  /// ```
  public static var text: Converter { Converter(show: { $0 }, read: { $0 }) }
}

extension Converter where Shown == String {
  /// The value's description, which its initializer reads: for identifiers and plain numbers.
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

  /// An optional value; empty text is `nil`.
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

  /// Text in a format of Foundation's: dates, measurements.
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

  /// A number in a format of Foundation's: decimal, currency, percent.
  ///
  /// Unlike Foundation, which accepts text that begins with a number, it reads the whole text: `12x` is
  /// invalid.
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

  /// A whole number in a format of Foundation's. Text with a fraction such as `1.5` is invalid.
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
  /// The number that is the whole of `text`. The marks of the format, such as a currency's, may be left out.
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
