import PorticoCheck

/// A text that a template made, and the declarations in it.
struct Rendered {
  private let source: String
  private let outline: SourceOutline

  init(_ source: String) {
    self.source = source
    outline = SourceOutline(source)
  }

  /// The lines that import.
  var importsByModule: [(module: String, line: String)] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return outline.imports.map { ($0.module, String(lines[$0.line - 1])) }
  }

  /// What stands before the first declaration, comments on that aside.
  var imports: String {
    guard let last = outline.imports.map(\.line).max() else { return "" }
    return source.split(separator: "\n", omittingEmptySubsequences: false).prefix(last)
      .joined(separator: "\n")
  }

  func text(_ declaration: SourceOutline.Declaration) -> String {
    Self.slice(source, declaration.range)
  }

  func member(_ key: String, of type: String) -> String? {
    outline.declarations.lazy.filter { $0.type == type }.flatMap(\.members)
      .first { $0.key == key }.map(text)
  }

  /// A declaration with its indentation, the comments above it, and an empty line before if it has one here.
  func withComments(
    _ declaration: SourceOutline.Declaration, in siblings: [SourceOutline.Declaration]
  ) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let end = declaration.lines.upperBound
    var start = declaration.lines.lowerBound
    let bound = siblings.map(\.lines.upperBound).filter { $0 < start }.max() ?? 0
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
