import PorticoCheck
import SwiftReading

/// A text that a template produced, with its declarations.
struct Rendered {
  let outline: SourceOutline
  /// The import lines by module.
  let importsByModule: [String: String]
  private let source: String
  private let lines: [Substring]
  /// The members of each type, by key.
  private var members: [String: [String: SourceOutline.Declaration]] = [:]

  init(_ source: String) {
    self.source = source
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    self.lines = lines
    outline = SourceOutline(source)
    importsByModule = Dictionary(
      outline.imports.map { ($0.module, String(lines[$0.line - 1])) }
    ) { first, _ in first }
    for declaration in outline.declarations {
      guard let type = declaration.type else { continue }
      for member in declaration.members where members[type]?[member.key] == nil {
        members[type, default: [:]][member.key] = member
      }
    }
  }

  /// The lines up to the last import.
  var imports: String {
    guard let last = outline.imports.map(\.line).max() else { return "" }
    return lines.prefix(last).joined(separator: "\n")
  }

  func text(_ declaration: SourceOutline.Declaration) -> String {
    Self.slice(source, declaration.range)
  }

  func member(_ key: String, of type: String) -> String? {
    members[type]?[key].map(text)
  }

  /// Returns a declaration with its indentation, the comments above it, and an empty line before it if it has one
  /// in the template.
  func withComments(
    _ declaration: SourceOutline.Declaration, in siblings: [SourceOutline.Declaration]
  ) -> String {
    let end = declaration.lines.upperBound
    var start = declaration.lines.lowerBound
    // The siblings are in order.
    let next = siblings.partitioningIndex { $0.lines.upperBound >= start }
    let bound = next > 0 ? siblings[next - 1].lines.upperBound : 0
    while start - 1 > bound,
      lines[start - 2].drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//")
    {
      start -= 1
    }
    let hasSpace = start - 1 > bound && bound > 0 && lines[start - 2].allSatisfy { $0 == " " }
    let text = lines[(start - 1)..<end].joined(separator: "\n")
    return hasSpace && declaration.type == nil ? "\n" + text : text
  }

  static func slice(_ text: String, _ range: Range<Int>) -> String {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(bytes.startIndex, offsetBy: range.upperBound)
    return String(bytes[start..<end]) ?? ""
  }
}
