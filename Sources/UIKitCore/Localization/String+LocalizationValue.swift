public import Foundation

extension String {
  /// A key of a localized text, with the arguments of an interpolation: `"\(count) items"` has the key
  /// `%lld items`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// Collects the key and the arguments.
    public struct StringInterpolation: StringInterpolationProtocol, Equatable, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {
        key.reserveCapacity(literalCapacity + interpolationCount * 4)
      }

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      public mutating func appendInterpolation(_ string: String) {
        append(.text(string), "%@")
      }

      public mutating func appendInterpolation(_ substring: Substring) {
        append(.text(String(substring)), "%@")
      }

      public mutating func appendInterpolation(
        _ value: some BinaryInteger & CVarArg & Sendable, specifier: String? = nil
      ) {
        let isSigned = type(of: value).isSigned
        append(
          isSigned ? .signed(Int64(value)) : .unsigned(UInt64(value)),
          specifier ?? (isSigned ? "%lld" : "%llu"))
      }

      public mutating func appendInterpolation(
        _ value: some BinaryFloatingPoint & CVarArg & Sendable, specifier: String = "%lf"
      ) {
        append(.real(Double(value)), specifier)
      }

      public mutating func appendInterpolation<F: FormatStyle>(
        _ value: F.FormatInput, format: F
      ) where F.FormatOutput == String {
        append(.text(format.format(value)), "%@")
      }

      @_disfavoredOverload
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        append(.text(value.description), "%@")
      }

      private mutating func append(_ argument: Argument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }
    }

    fileprivate enum Argument: Equatable, Sendable {
      case text(String)
      case signed(Int64)
      case unsigned(UInt64)
      case real(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): text
        case .signed(let number): number
        case .unsigned(let number): number
        case .real(let number): number
        }
      }
    }

    let key: String
    private let arguments: [Argument]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Fills the arguments into a localized text, or into the key if `text` is `nil`.
    func filled(_ text: String?, _ locale: Locale) -> String {
      guard !arguments.isEmpty else { return text ?? key }
      return LocalizedStrings.formatted(text ?? key, locale, arguments.map(\.value))
    }
  }

  /// Creates a text in the user's preferred language; if no table contains the key, the text is the key itself.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key; its arguments are inserted into the text.
  ///   - table: `nil` for `Localizable`.
  ///   - bundle: `nil` for the main bundle and, after it, the resource bundles next to the executable.
  ///   - locale: Determines the format of numbers.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = LocalizedStrings.string(keyAndValue.key, table: table, in: bundle)
    self = keyAndValue.filled(text, locale)
  }

  /// Creates a text for a key that isn't displayed itself; if no table contains the key, the text is the
  /// default value.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = LocalizedStrings.string("\(key)", table: table, in: bundle)
    self = defaultValue.filled(text, locale)
  }

  public init(localized resource: LocalizedStringResource) {
    let text = LocalizedStrings.string(resource.key, table: resource.table, in: resource.bundle)
    self = resource.defaultValue.filled(text, resource.locale)
  }
}
