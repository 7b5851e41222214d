public import PorticoCheck

/// A value that a screen shows: `name:String`, `count:Int=1`, `owner:Person=Person(name: "Ann")`.
public struct Field: Equatable, Sendable {
  public let name: String
  package let type: FieldType

  /// - Parameter text: A name, a type, and a value that it begins with. Types that are not known need one. Without a
  ///   type it is a `String`.
  public init(_ text: some StringProtocol) throws(Mistake) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { Self.trimmed($0) }
    guard let name = parts.first, !name.isEmpty else {
      throw Mistake(message: "'\(text)' is no field; write name:Type")
    }
    try self.init(name: name, type: parts.count > 1 ? parts[1] : "String")
  }

  init(name: String, type: String) throws(Mistake) {
    try Names.check(name, "the field")
    if Names.reserved.contains(name) {
      throw Mistake(message: "a field can't be called '\(name)': what is written has one already")
    }
    self.name = name
    let parts = type.split(separator: "=", maxSplits: 1).map { Self.trimmed($0) }
    guard let written = parts.first, !written.isEmpty else {
      throw Mistake(message: "the field '\(name)' has no type; write \(name):String")
    }
    guard let type = FieldType(written, given: parts.count > 1 ? parts[1] : nil) else {
      throw Mistake(
        message: "'\(written)' of the field '\(name)' is not known; give a value of it: "
          + "\(name):\(written)=VALUE. Known are \(FieldType.known), and T?, [T], [K: T] and "
          + "Set<T> of any")
    }
    self.type = type
  }

  /// Several, separated by commas.
  public static func list(_ text: String) throws(Mistake) -> [Field] {
    var fields: [Field] = []
    for part in split(text) {
      let field = try Field(part)
      guard !fields.contains(where: { $0.name == field.name }) else {
        throw Mistake(message: "the field '\(field.name)' is given twice")
      }
      fields.append(field)
    }
    return fields
  }

  /// At the commas that stand in no brackets and no string.
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
