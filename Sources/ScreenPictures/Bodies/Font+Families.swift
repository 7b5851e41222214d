import DisplayInterface
import SVGDrawing

extension Font {
  private static let monospaced = "Menlo, Consolas, Liberation Mono, monospace"

  /// The CSS font families, or `nil` for the system font.
  var cssFamilies: String? {
    if isMonospaced || family == "monospace" { return Self.monospaced }
    guard let family, !family.isEmpty else { return nil }
    if family == "serif" { return family }
    let isSystem = [".", "Helvetica", "Arial"].contains { family.hasPrefix($0) }
    guard !isSystem else { return nil }
    let quoted = family.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "'\(String(quoted))', Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif"
  }
}
