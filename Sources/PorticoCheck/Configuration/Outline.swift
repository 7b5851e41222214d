/// The part of YAML that configurations and project specs need: names with values, lists and tables in lines or in
/// brackets, multiline texts, quotes and comments. Each element has its line and column.
package struct Outline {
  package enum Value {
    case nothing
    case text(String)
    case list([Outline])
    case table([(name: Outline, value: Outline)])
  }

  package let value: Value
  package let line: Int
  let column: Int

  package var text: String? { if case .text(let text) = value { text } else { nil } }

  /// Reads a text. Error messages contain the path.
  package static func read(_ text: String, _ path: String) throws(Mistake) -> Outline {
    var reader = OutlineReader(path: path)
    try reader.split(text)
    guard !reader.lines.isEmpty else { return Outline(value: .nothing, line: 1, column: 1) }
    let outline = try reader.block(depth: 0)
    if let rest = reader.lines.dropFirst(reader.next).first {
      throw reader.mistake(
        rest.number, rest.indent + 1, "this is indented less than what it belongs to")
    }
    return outline
  }
}
