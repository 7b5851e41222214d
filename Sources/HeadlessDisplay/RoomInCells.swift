import CellRendering
import DisplayInterface
import Foundation
import PointText

/// Widens text that was laid out in points so that it fits when it's drawn in cells.
@MainActor struct RoomInCells {
  /// The measuring by which the text was laid out.
  let measuring: any TextMeasuring
  private let cells = CellTextMeasuring()
  /// The number of UTF-8 bytes from which on a text isn't widened.
  private static let longestText = 10_000

  init(measuring: any TextMeasuring) {
    self.measuring = measuring
  }

  /// Widens a text that isn't truncated. It keeps its lines, although cells are wider than many characters in
  /// points.
  func widened(_ change: Change) -> Change {
    guard case .create(let id, var content, var placement) = change,
      case .text(var text) = content.body,
      text.runs.reduce(0, { $0 + $1.string.utf8.count }) < Self.longestText
    else { return change }
    let room = text.frame?.size ?? placement.frame.size
    let lines = measuring.lines(of: text, within: room)
    guard !lines.isEmpty, !lines.contains(where: \.isTruncated) else { return change }
    let slicer = TextSlicer(text)
    let lineBreak = Text.Run("\n", font: text.runs[0].font)
    text.runs = Array(lines.map { slicer[$0.shown] }.joined(separator: [lineBreak]))
    text.lineLimit = lines.count
    if !text.paragraphs.isEmpty { text.paragraphs = paragraphs(of: lines, in: text, slicer) }
    text.exclusions = []
    let missing = cells.measure(text, within: .unlimited).size.width - room.width
    if missing > 0 { text.frame?.size.width += missing }
    content.body = .text(text)
    if missing > 0 {
      placement.frame.size.width += missing
      switch text.alignment {
      case .left, .justified: break
      case .center: placement.frame.origin.x -= missing / 2
      case .right, .justifiedRight: placement.frame.origin.x -= missing
      }
    }
    return .create(id, content, placement)
  }

  /// Returns the styles of the lines, each of which becomes a paragraph.
  private func paragraphs(
    of lines: [TextLine], in text: Text, _ slicer: TextSlicer
  ) -> [Paragraph] {
    var number = 0
    return lines.map { line in
      var paragraph = Paragraph(alignment: text.paragraph(number).alignment)
      paragraph.firstLineIndent = line.room.minX
      if slicer[line.characters].last?.string.last?.isNewline == true { number += 1 }
      return paragraph
    }
  }
}
