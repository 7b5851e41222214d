/// The type of a field, with the information that templates need.
package struct FieldType: Equatable, Sendable {
  /// The type as it's written, such as `[String]?`.
  package let written: String
  /// The initial value as Swift code, if one was given.
  let given: String?
  private let form: Form

  private indirect enum Form: Equatable, Sendable {
    case text, integer, decimal, money, flag, date, url, identifier
    case optional(Form)
    case list(Form)
    case set(Form)
    case dictionary(Form, Form)
    /// Any other type in brackets or with a question mark. The value can always be empty or `nil`.
    case unknown
    case other(sample: String)

    /// A Boolean value that indicates whether there is a value that isn't empty or `nil`.
    var isKnown: Bool {
      switch self {
      case .unknown: false
      case .optional(let inner), .list(let inner), .set(let inner): inner.isKnown
      case .dictionary(let key, let value): key.isKnown && value.isKnown
      default: true
      }
    }
  }

  private static let forms: [(names: [String], form: Form)] = [
    (["String"], .text),
    (
      [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      ], .integer
    ),
    (["Double", "Float", "TimeInterval"], .decimal), (["Decimal"], .money), (["Bool"], .flag),
    (["Date"], .date), (["URL"], .url), (["UUID"], .identifier),
  ]

  static let known = "String, Int, Double, Decimal, Bool, Date, URL, UUID"

  /// - Parameter given: A value as Swift code. It's required for unknown types.
  init?(_ written: String, given: String?) {
    let known = Self.form(written)
    // A given value is a better sample than an empty one.
    let other = known?.isKnown == true ? nil : given.map(Form.other)
    guard let form = other ?? known else { return nil }
    self.written = written
    self.given = given
    self.form = form
  }

  private static func form(_ written: String) -> Form? {
    func inner(_ text: Substring) -> Form? {
      let text = text.filter { $0 != " " }
      return form(text) ?? (isName(text) ? .unknown : nil)
    }
    if written.hasSuffix("?") { return inner(written.dropLast()).map(Form.optional) }
    if written.hasPrefix("["), written.hasSuffix("]") {
      let parts = written.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
      if parts.count == 2 {
        guard let key = inner(parts[0]), let value = inner(parts[1]) else { return nil }
        return .dictionary(key, value)
      }
      return parts.first.flatMap(inner).map(Form.list)
    }
    if written.hasPrefix("Set<"), written.hasSuffix(">") {
      return inner(written.dropFirst(4).dropLast()).map(Form.set)
    }
    return forms.first { $0.names.contains(written) }?.form
  }

  private static func isName(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      part.first?.isLetter == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  var needsFoundation: Bool { written.contains("TimeInterval") || Self.needsFoundation(form) }

  private static func needsFoundation(_ form: Form) -> Bool {
    switch form {
    case .text, .integer, .decimal, .flag, .unknown, .other: false
    case .money, .date, .url, .identifier: true
    case .optional(let inner), .list(let inner), .set(let inner): needsFoundation(inner)
    case .dictionary(let key, let value): needsFoundation(key) || needsFoundation(value)
    }
  }

  /// The value before the actual one is known, as Swift code.
  var initial: String { given ?? Self.initial(form) }

  private static func initial(_ form: Form) -> String {
    switch form {
    case .text: "\"\""
    case .integer, .decimal, .money: "0"
    case .flag: "false"
    case .date: "Date(timeIntervalSince1970: 0)"
    case .url: "URL(filePath: \"/\")"
    case .identifier: "UUID()"
    case .optional, .unknown: "nil"
    case .list, .set: "[]"
    case .dictionary: "[:]"
    case .other(let sample): sample
    }
  }

  /// Returns a value for tests, as Swift code.
  ///
  /// - Parameters:
  ///   - words: The name of the field in texts.
  ///   - number: The number of the field, so that numeric values differ.
  func sample(_ words: String, _ number: Int) -> String { Self.sample(form, words, number).value }

  /// Returns the text of that value, as Swift code.
  func sampleText(_ words: String, _ number: Int) -> String {
    if case .other(let value) = form {
      let isTyped = value.hasPrefix(written)
      return Self.text(form, isTyped ? value : "(\(value) as \(written))", written)
    }
    return Self.sample(form, words, number).text
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
    case .optional(.unknown), .unknown: return ("nil", "\"\"")
    case .list(.unknown), .set(.unknown): return ("[]", "\"\"")
    case .dictionary(.unknown, _), .dictionary(_, .unknown): return ("[:]", "\"\"")
    case .optional(let inner): return sample(inner, words, number)
    case .list(let inner), .set(let inner):
      let element = sample(inner, words, number)
      return ("[\(element.value)]", element.text)
    case .dictionary(let key, let value):
      let (key, value) = (sample(key, words, number), sample(value, words, number))
      return (
        "[\(key.value): \(value.value)]", "\(key.text.dropLast()): \(value.text.dropFirst())"
      )
    case .other(let value): return (value, "")
    }
  }

  /// Returns the text of an expression of this type, as Swift code.
  func text(of expression: String) -> String { Self.text(form, expression, written) }

  private static func text(_ form: Form, _ expression: String, _ written: String = "") -> String {
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
    case .set(.text): "\(expression).sorted().joined(separator: \", \")"
    case .set(let inner):
      "\(expression).map { \(text(inner, "$0")) }.sorted().joined(separator: \", \")"
    case .dictionary(let key, let value):
      "\(expression).map { \"\(inserted(key, "$0.key")): \(inserted(value, "$0.value"))\" }"
        + ".sorted().joined(separator: \", \")"
    case .other where written.hasSuffix("?"):
      "\(expression).map { String(describing: $0) } ?? \"\""
    case .unknown, .other: "String(describing: \(expression))"
    }
  }

  /// Returns the text of an expression in a string interpolation.
  private static func inserted(_ form: Form, _ expression: String) -> String {
    switch form {
    case .integer, .decimal, .money: "\\(\(expression))"
    default: "\\(\(text(form, expression)))"
    }
  }
}
