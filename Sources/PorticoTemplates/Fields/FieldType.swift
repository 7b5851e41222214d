/// The type of a field, and what templates need to know of it.
package struct FieldType: Equatable, Sendable {
  /// As it is written: `[String]?`.
  package let written: String
  private let form: Form

  private indirect enum Form: Equatable, Sendable {
    case text, integer, decimal, money, flag, date, url, identifier
    case optional(Form)
    case list(Form)
    case other(sample: String)
  }

  private static let forms: [(names: [String], form: Form)] = [
    (["String"], .text), (["Int", "Int32", "Int64", "UInt"], .integer),
    (["Double", "Float"], .decimal), (["Decimal"], .money), (["Bool"], .flag), (["Date"], .date),
    (["URL"], .url), (["UUID"], .identifier),
  ]

  static let known = forms.flatMap(\.names).joined(separator: ", ")

  /// - Parameter sample: A value of it, as Swift; needed for types that are not known.
  init?(_ written: String, sample: String?) {
    guard let form = sample.map(Form.other) ?? Self.form(written) else { return nil }
    self.written = written
    self.form = form
  }

  private static func form(_ written: String) -> Form? {
    if written.hasSuffix("?") {
      return form(String(written.dropLast())).map(Form.optional)
    }
    if written.hasPrefix("["), written.hasSuffix("]"), !written.contains(":") {
      return form(String(written.dropFirst().dropLast())).map(Form.list)
    }
    return forms.first { $0.names.contains(written) }?.form
  }

  var needsFoundation: Bool { Self.needsFoundation(form) }

  private static func needsFoundation(_ form: Form) -> Bool {
    switch form {
    case .text, .integer, .decimal, .flag, .other: false
    case .money, .date, .url, .identifier: true
    case .optional(let inner), .list(let inner): needsFoundation(inner)
    }
  }

  /// What a value is before it is known, as Swift.
  var initial: String { Self.initial(form) }

  private static func initial(_ form: Form) -> String {
    switch form {
    case .text: "\"\""
    case .integer, .decimal, .money: "0"
    case .flag: "false"
    case .date: "Date(timeIntervalSince1970: 0)"
    case .url: "URL(filePath: \"/\")"
    case .identifier: "UUID()"
    case .optional: "nil"
    case .list: "[]"
    case .other(let sample): sample
    }
  }

  /// A value for tests, as Swift.
  ///
  /// - Parameters:
  ///   - words: What the field is called, for texts.
  ///   - number: Which field it is, so that no two numbers are the same.
  func sample(_ words: String, _ number: Int) -> String { Self.sample(form, words, number).value }

  /// How that value is shown, as Swift.
  func sampleText(_ words: String, _ number: Int) -> String {
    Self.sample(form, words, number).text
  }

  private static func sample(
    _ form: Form, _ words: String, _ number: Int
  ) -> (value: String, text: String) {
    switch form {
    case .text: return ("\"\(words)\"", "\"\(words)\"")
    case .integer: return ("\(number + 6)", "\"\(number + 6)\"")
    case .decimal: return ("\(number).5", "\"\(number).5\"")
    case .money: return ("\(number + 40)", "\"\(number + 40)\"")
    case .flag: return ("true", "\"Yes\"")
    case .date:
      let day = number % 9 + 1
      return (
        "Date(timeIntervalSince1970: \(day * 86_400))",
        "\"1970-01-\(day + 1 < 10 ? "0" : "")\(day + 1)T00:00:00Z\""
      )
    case .url: return ("URL(filePath: \"/\(number)\")", "\"file:///\(number)\"")
    case .identifier:
      let text = "00000000-0000-0000-0000-00000000000\(number % 10)"
      return ("UUID(uuidString: \"\(text)\")!", "\"\(text)\"")
    case .optional(let inner): return sample(inner, words, number)
    case .list(let inner):
      let element = sample(inner, words, number)
      return ("[\(element.value)]", element.text)
    case .other(let value): return (value, "String(describing: \(value))")
    }
  }

  /// How an expression of this type is shown, as Swift.
  func text(of expression: String) -> String { Self.text(form, expression) }

  private static func text(_ form: Form, _ expression: String) -> String {
    switch form {
    case .text: expression
    case .integer, .decimal: "String(\(expression))"
    case .money: "\"\\(\(expression))\""
    case .flag: "\(expression) ? \"Yes\" : \"No\""
    case .date: "\(expression).formatted(.iso8601)"
    case .url: "\(expression).absoluteString"
    case .identifier: "\(expression).uuidString"
    case .optional(.text): "\(expression) ?? \"\""
    case .optional(let inner): "\(expression).map { \(text(inner, "$0")) } ?? \"\""
    case .list(.text): "\(expression).joined(separator: \", \")"
    case .list(let inner):
      "\(expression).map { \(text(inner, "$0")) }.joined(separator: \", \")"
    case .other: "String(describing: \(expression))"
    }
  }
}
