import Foundation

/// Parses Apple's visual format language.
struct VisualFormatParser {
  /// The reason why a format can't be parsed, and the position of the error.
  struct ParseError: Error {
    let reason: String
    let format: String
    let position: Int

    var message: String {
      "Unable to parse constraint format: \n\(reason) \n\(format) \n"
        + String(repeating: " ", count: position) + "^"
    }
  }

  private let format: String
  private let characters: [Character]
  private var position = 0
  private let metrics: [String: CGFloat]
  private let viewNames: Set<String>

  init(_ format: String, metrics: [String: CGFloat], viewNames: Set<String>) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.viewNames = viewNames
  }

  mutating func parse() throws(ParseError) -> VisualFormat {
    var result = VisualFormat()
    if skip("H:") {
      result.axis = .horizontal
    } else if skip("V:") {
      result.axis = .vertical
    }
    if skip("|") { result.leadingSpacing = try parseSpacing() }
    result.views.append(try parseView())
    while position < characters.count {
      let spacing = try parseSpacing()
      if skip("|") {
        result.trailingSpacing = spacing
        break
      }
      result.views.append(try parseView())
      result.spacings.append(spacing)
    }
    guard position == characters.count else { throw failure("Unexpected text after the format") }
    return result
  }

  // MARK: Parts

  private mutating func parseSpacing() throws(ParseError) -> VisualFormat.Spacing {
    guard skip("-") else { return .none }
    if let next = current, next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if current == "(" {
      predicates = try parsePredicates()
    } else {
      predicates = [VisualFormat.Predicate(value: .number(try parseNumber()))]
    }
    guard skip("-") else { throw failure("Expected a '-' after a spacing") }
    return .predicates(predicates)
  }

  private mutating func parseView() throws(ParseError) -> VisualFormat.SizedView {
    guard skip("[") else {
      throw failure("Expected a view. Views start with the '[' character")
    }
    let start = position
    let name = parseName()
    guard !name.isEmpty else { throw failure("Expected the name of a view") }
    guard viewNames.contains(name) else {
      position = start
      throw failure("\(name) is not a key in the views dictionary.")
    }
    let predicates = current == "(" ? try parsePredicates() : []
    guard skip("]") else { throw failure("Expected a ']' at the end of a view") }
    return VisualFormat.SizedView(name: name, predicates: predicates)
  }

  private mutating func parsePredicates() throws(ParseError) -> [VisualFormat.Predicate] {
    _ = skip("(")
    var predicates = [try parsePredicate()]
    while skip(",") { predicates.append(try parsePredicate()) }
    guard skip(")") else { throw failure("Expected a ')' at the end of a predicate list") }
    return predicates
  }

  private mutating func parsePredicate() throws(ParseError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if skip("==") {
      relation = .equal
    } else if skip(">=") {
      relation = .greaterThanOrEqual
    } else if skip("<=") {
      relation = .lessThanOrEqual
    }
    let start = position
    let name = parseName()
    position = start
    var predicate: VisualFormat.Predicate
    if viewNames.contains(name), metrics[name] == nil {
      _ = parseName()
      predicate = VisualFormat.Predicate(value: .view(name))
    } else {
      predicate = VisualFormat.Predicate(value: .number(try parseNumber()))
    }
    predicate.relation = relation
    if skip("@") {
      let priority = try parseNumber()
      guard priority > 0, priority <= 1000 else {
        throw failure("A priority must be greater than 0 and at most 1000")
      }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  /// Parses a number, or the name of a metric.
  private mutating func parseNumber() throws(ParseError) -> CGFloat {
    let start = position
    let isNegative = skip("-")
    var digits = ""
    while let next = current, next.isNumber || next == "." {
      digits.append(next)
      position += 1
    }
    if let number = Double(digits) { return CGFloat(isNegative ? -number : number) }
    let name = parseName()
    if let metric = metrics[name] { return isNegative ? -metric : metric }
    position = start
    throw failure(
      name.isEmpty
        ? "Expected a number or the name of a metric"
        : "\(name) is not a key in the metrics dictionary.")
  }

  private mutating func parseName() -> String {
    var name = ""
    while let next = current, next.isLetter || next == "_" || !name.isEmpty && next.isNumber {
      name.append(next)
      position += 1
    }
    return name
  }

  // MARK: Characters

  private var current: Character? {
    position < characters.count ? characters[position] : nil
  }

  private mutating func skip(_ text: String) -> Bool {
    let end = position + text.count
    guard end <= characters.count, String(characters[position..<end]) == text else { return false }
    position = end
    return true
  }

  private func failure(_ reason: String) -> ParseError {
    ParseError(reason: reason, format: format, position: position)
  }
}
