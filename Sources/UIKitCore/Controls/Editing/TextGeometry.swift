package import DisplayInterface
package import Foundation

/// The positions of characters in laid-out text, as the display measures them.
@MainActor package struct TextGeometry {
  private let text: Text
  private let limit: CGSize
  private let lineHeight: CGFloat
  private let measuring: any TextMeasuring

  package init(_ text: Text, width: CGFloat) {
    self.text = text
    let measuring = UIApplication.shared.display.text
    self.measuring = measuring
    limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    lineHeight = text.runs.first.map { measuring.metrics(of: $0.font).lineHeight } ?? 16
  }

  /// Returns the index of the character that is nearest to a point.
  package func character(at point: CGPoint) -> Int {
    text.runs.isEmpty ? 0 : measuring.characterIndex(at: point, in: text, within: limit)
  }

  /// Returns the frame of the caret before a character.
  package func caret(before character: Int) -> CGRect {
    caret(before: character, in: measuring.lines(of: text, within: limit))
  }

  private func caret(before character: Int, in lines: [TextLine]) -> CGRect {
    guard let line = lines.last(where: { $0.characters.lowerBound <= character }) ?? lines.first
    else { return CGRect(x: 0, y: 0, width: 2, height: lineHeight) }
    let start = line.characters.lowerBound
    var before = text.characters(min(start, character)..<character)
    before.runs = before.runs.spaced(by: line.wordSpacing)
    let x = before.runs.isEmpty ? 0 : measuring.measure(before, within: .unlimited).size.width
    return CGRect(x: line.indent + x, y: line.room.minY, width: 2, height: line.room.height)
  }

  /// Returns the index of the character one line above or below, or `nil` if there is no such line.
  package func vertical(from character: Int, down: Bool) -> Int? {
    let lines = measuring.lines(of: text, within: limit)
    let caret = caret(before: character, in: lines)
    let line =
      down
      ? lines.first { $0.room.minY > caret.minY } : lines.last { $0.room.minY < caret.minY }
    return line.map { self.character(at: CGPoint(x: caret.minX, y: $0.room.midY)) }
  }
}

extension Text {
  /// Returns a part of the text on a single line.
  package func characters(_ range: Range<Int>) -> Text {
    var part = Text([], alignment: .left, lineBreak: .clipping, lineLimit: 1)
    var start = 0
    for run in runs where start < range.upperBound {
      var piece = run
      piece.string = String(
        run.string.prefix(range.upperBound - start).dropFirst(max(0, range.lowerBound - start)))
      if !piece.string.isEmpty { part.runs.append(piece) }
      start += run.string.count
    }
    return part
  }
}
