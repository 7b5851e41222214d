import CellRendering
import DisplayInterface
import Foundation
import PointText

/// Gives text that was laid out in points the room that it needs in cells.
@MainActor struct RoomInCells {
  /// By which it was laid out.
  let measuring: any TextMeasuring
  private let cells = CellTextMeasuring()
  /// Longer text is drawn as it fits.
  private static let longestText = 10_000

  init(measuring: any TextMeasuring) {
    self.measuring = measuring
  }

  /// Text that shows in full keeps its lines, although cells are wider than many a character is in points.
  func widened(_ change: Change) -> Change {
    guard case .create(let id, var content, var placement) = change,
      case .text(var text) = content.body,
      text.runs.reduce(0, { $0 + $1.string.utf8.count }) < Self.longestText
    else { return change }
    let lines = measuring.lines(of: text, within: placement.frame.size)
    guard !lines.isEmpty, !lines.contains(where: \.isTruncated) else { return change }
    let slicer = TextSlicer(text)
    let lineBreak = Text.Run("\n", font: text.runs[0].font)
    text.runs = Array(lines.map { slicer[$0.shown] }.joined(separator: [lineBreak]))
    text.lineLimit = lines.count
    content.body = .text(text)
    let missing = cells.measure(text, within: .unlimited).size.width - placement.frame.width
    if missing > 0 {
      placement.frame.size.width += missing
      switch text.alignment {
      case .left: break
      case .center: placement.frame.origin.x -= missing / 2
      case .right: placement.frame.origin.x -= missing
      }
    }
    return .create(id, content, placement)
  }
}
