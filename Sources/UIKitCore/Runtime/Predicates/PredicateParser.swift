import Foundation

/// Parses the format of a predicate.
struct PredicateParser {
  typealias Test = (PredicateInput) -> Bool
  typealias Evaluation = (PredicateInput) -> Any?

  private let tokens: [PredicateToken]
  private var index = 0
  private var arguments: ArraySlice<Any>

  init(_ format: String, _ arguments: [Any]) {
    tokens = PredicateToken.tokens(of: format)
    self.arguments = arguments[...]
  }

  /// Returns `nil` if the format isn't a predicate.
  mutating func parse() -> Test? {
    guard let test = parseOr(), index == tokens.count else { return nil }
    return test
  }

  /// Returns `nil` if the format isn't the format of a value.
  mutating func parseExpression() -> Evaluation? {
    guard let value = parseValue(), index == tokens.count else { return nil }
    return value
  }

  // MARK: Tokens

  private var next: PredicateToken? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ names: String...) -> Bool {
    switch next {
    case .word(let word) where names.contains(word.uppercased()): break
    case .symbol(let symbol) where names.contains(symbol): break
    default: return false
    }
    index += 1
    return true
  }

  // MARK: Tests

  private mutating func parseOr() -> Test? {
    guard var test = parseAnd() else { return nil }
    while take("OR", "||") {
      guard let other = parseAnd() else { return nil }
      test = { [test] in test($0) || other($0) }
    }
    return test
  }

  private mutating func parseAnd() -> Test? {
    guard var test = parseNot() else { return nil }
    while take("AND", "&&") {
      guard let other = parseNot() else { return nil }
      test = { [test] in test($0) && other($0) }
    }
    return test
  }

  private mutating func parseNot() -> Test? {
    if take("NOT", "!") {
      guard let test = parseNot() else { return nil }
      return { !test($0) }
    }
    let start = (index, arguments)
    if take("(") {
      if let test = parseOr(), take(")") { return test }
      // The parentheses belong to a value.
      (index, arguments) = start
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    return parseComparison()
  }

  private mutating func parseComparison() -> Test? {
    let modifier: NSComparisonPredicate.Modifier =
      take("ANY", "SOME") ? .any : take("ALL") ? .all : .direct
    guard let left = parseValue(), let name = parseOperator() else { return nil }
    let options = parseOptions()
    guard let right = parseValue(), let compare = PredicateOperator(name, options) else {
      return nil
    }
    return { compare.isTrue(left($0), right($0), modifier) }
  }

  private mutating func parseOperator() -> String? {
    switch next {
    case .word(let name), .symbol(let name):
      index += 1
      return name.uppercased()
    default: return nil
    }
  }

  /// Parses `[cd]` after an operator.
  private mutating func parseOptions() -> String {
    guard take("["), case .word(let letters)? = next else { return "" }
    index += 1
    return take("]") ? letters : ""
  }

  // MARK: Values

  private mutating func parseValue() -> Evaluation? {
    guard var value = parseProduct() else { return nil }
    while let sign = take(oneOf: ["+", "-"]) {
      guard let other = parseProduct() else { return nil }
      value = { [value] in PredicateFunction.arithmetic(sign, value($0), other($0)) }
    }
    return value
  }

  private mutating func parseProduct() -> Evaluation? {
    guard var value = parseFactor() else { return nil }
    while let sign = take(oneOf: ["*", "/"]) {
      guard let other = parseFactor() else { return nil }
      value = { [value] in PredicateFunction.arithmetic(sign, value($0), other($0)) }
    }
    return value
  }

  private mutating func parseFactor() -> Evaluation? {
    if take("-") {
      guard let value = parseFactor() else { return nil }
      return { PredicateFunction.arithmetic("-", NSNumber(value: 0), value($0)) }
    }
    guard let base = parseOperand() else { return nil }
    guard take("**") else { return base }
    guard let exponent = parseFactor() else { return nil }
    return { PredicateFunction.arithmetic("**", base($0), exponent($0)) }
  }

  private mutating func take(oneOf symbols: [String]) -> String? {
    guard case .symbol(let symbol)? = next, symbols.contains(symbol) else { return nil }
    index += 1
    return symbol
  }

  /// Parses the values between parentheses or braces, of which the first was taken.
  private mutating func parseValues(until end: String) -> [Evaluation]? {
    var values: [Evaluation] = []
    while !take(end) {
      guard let value = parseValue() else { return nil }
      values.append(value)
      _ = take(",")
    }
    return values
  }

  private mutating func parseOperand() -> Evaluation? {
    guard let token = next else { return nil }
    index += 1
    switch token {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .argument(let isKey):
      guard let argument = arguments.popFirst() else { return nil }
      return isKey
        ? { [path = "\(argument)"] in Self.value(at: path, of: $0.object) } : { _ in argument }
    case .symbol("{"):
      guard let values = parseValues(until: "}") else { return nil }
      return { input in values.map { $0(input) ?? NSNull() } }
    case .symbol("("):
      guard let value = parseValue(), take(")") else { return nil }
      return value
    case .word(let word):
      if take("(") {
        guard let function = PredicateFunction(rawValue: word.lowercased()),
          let values = parseValues(until: ")")
        else { return nil }
        return { input in function.value(of: values.map { $0(input) }) }
      }
      switch word.uppercased() {
      case "TRUE", "YES": return { _ in true }
      case "FALSE", "NO": return { _ in false }
      case "NIL", "NULL": return { _ in nil }
      case "SELF": return { $0.object }
      default:
        let path = word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word
        return { Self.value(at: path, of: $0.object) }
      }
    case .variable(let word):
      let name = String(word.prefix { $0 != "." })
      let path = String(word.dropFirst(name.count))
      return { Self.value(at: path, of: $0.value(of: name)) }
    case .symbol: return nil
    }
  }

  static func value(at path: String, of root: Any?) -> Any? {
    path.split(separator: ".").reduce(root) { value, key in
      let key = String(key)
      if let dictionary = value as? [String: Any] { return dictionary[key] }
      if key == "length" || key == "@count", let text = value as? String {
        return text.utf16.count
      }
      if key == "@count" { return PredicateOperator.elements(of: value)?.count }
      return (value as? NSObject)?.value(forKey: key)
    }
  }
}
