public import PorticoCheck

/// A value that a screen shows: `name:String`, `count:Int=1`, `owner:Person=Person(name: "Ann")`.
public struct Field: Equatable, Sendable {
  public let name: String
  package let type: FieldType

  /// - Parameter text: A name, a type and an initial value. Unknown types require a value. The default type is
  ///   `String`.
  public init(_ text: some StringProtocol) throws(Mistake) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { Self.trimmed($0) }
    guard let name = parts.first, !name.isEmpty else {
      throw Mistake(message: "'\(String(text).printable)' is not a field; write name:Type")
    }
    try self.init(name: name, type: parts.count > 1 ? parts[1] : "String")
  }

  init(name: String, type: String) throws(Mistake) {
    try Names.check(name, "the field")
    if Names.reserved.contains(name) {
      throw Mistake(message: "a field can't be named '\(name)': the generated code uses this name")
    }
    self.name = name
    let parts = type.split(separator: "=", maxSplits: 1).map { Self.trimmed($0) }
    guard let written = parts.first, !written.isEmpty else {
      throw Mistake(message: "the field '\(name)' has no type; write \(name):String")
    }
    let given = parts.count > 1 ? parts[1] : nil
    try Self.check(written, "type", of: name)
    if let given { try Self.check(given, "value", of: name) }
    guard written.allSatisfy({ $0.isLetter || $0.isNumber || "_ .,:<>[]()?!&-@".contains($0) }),
      let type = FieldType(written, given: given)
    else {
      throw Mistake(
        message: "'\(written)' of the field '\(name)' is not known; give a value of it: "
          + "\(name):\(written)=VALUE. Known are \(FieldType.known), and T?, [T], [K: T] and "
          + "Set<T> of any")
    }
    self.type = type
  }

  /// Throws if a text would leave the place at which templates insert it.
  private static func check(
    _ text: String, _ what: String, of name: String
  ) throws(Mistake) {
    guard text.utf8.count <= longest else {
      throw Mistake(message: "the \(what) of the field '\(name)' is too long")
    }
    if let way = SwiftPlace.wayOut(of: text) {
      throw Mistake(
        message: "the \(what) of the field '\(name)' would leave its place: it holds \(way)")
    }
  }

  private static let longest = 1_000

  /// Parses several fields, separated by commas.
  public static func list(_ text: String) throws(Mistake) -> [Field] {
    var fields: [Field] = []
    var names: Set<String> = []
    for part in split(text) {
      let field = try Field(part)
      guard names.insert(field.name).inserted else {
        throw Mistake(message: "the field '\(field.name)' is given twice")
      }
      fields.append(field)
    }
    return fields
  }

  /// Splits a text at the commas outside of brackets and strings.
  private static func split(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "([{<".contains(character) { depth += 1 }
      if !isQuoted, ")]}>".contains(character) { depth -= 1 }
      if character == ",", depth <= 0, !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
