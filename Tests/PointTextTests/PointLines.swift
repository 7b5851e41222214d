import DisplayInterface
import Foundation
import Testing

@testable import PointText

let unlimited = CGSize(
  width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

extension Text.Run {
  /// A font of fixed width in which a character is ten points wide.
  static func plain(_ string: String) -> Text.Run {
    Text.Run(string, font: Font(size: 10 * 2048 / 1229, isMonospaced: true))
  }
}

/// The lines of a text as they show, in a room of so many characters of fixed width.
func lines(
  _ string: String, _ columns: Double, _ lineBreak: Text.LineBreak = .wordWrapping, limit: Int = 0,
  rows: Double = .infinity
) -> [String] {
  let text = Text([.plain(string)], lineBreak: lineBreak, lineLimit: limit)
  let height = FontMetrics(systemFontOfSize: text.runs[0].font.size).lineHeight
  let layout = PointLayout(text, within: CGSize(width: columns * 10, height: rows * height))
  let characters = Array(string)
  return layout.lines.map { line in
    let last = line.head.last.map { characters[$0] }
    return String(characters[line.head]) + (last == "\u{AD}" ? "-" : "")
      + (line.hasEllipsis ? "…" : "") + String(characters[line.tail])
  }
}
