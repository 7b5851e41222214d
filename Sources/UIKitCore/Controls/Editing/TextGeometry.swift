package import DisplayInterface
package import Foundation

/// Where the characters of laid-out text are, as its display says.
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

  /// The character nearest to a point.
  package func character(at point: CGPoint) -> Int {
    text.runs.isEmpty ? 0 : measuring.characterIndex(at: point, in: text, within: limit)
  }

  private func start(ofLine line: Int) -> Int {
    character(at: CGPoint(x: 0, y: (CGFloat(line) + 0.5) * lineHeight))
  }

  package var lineCount: Int {
    text.runs.isEmpty ? 1 : max(1, measuring.measure(text, within: limit).lineCount)
  }

  /// The place of the caret before a character.
  package func caret(before character: Int) -> CGRect {
    var low = 0
    var high = lineCount - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if start(ofLine: middle) <= character { low = middle } else { high = middle - 1 }
    }
    let before = text.characters(min(start(ofLine: low), character)..<character)
    let unlimited = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    let x = before.runs.isEmpty ? 0 : measuring.measure(before, within: unlimited).size.width
    return CGRect(x: x, y: CGFloat(low) * lineHeight, width: 2, height: lineHeight)
  }

  /// The character a line above or below another; `nil` where there is no such line.
  package func vertical(from character: Int, down: Bool) -> Int? {
    let caret = caret(before: character)
    let line = Int(bounded: (caret.minY / lineHeight).rounded()) + (down ? 1 : -1)
    guard line >= 0, line < lineCount else { return nil }
    return self.character(at: CGPoint(x: caret.minX, y: (CGFloat(line) + 0.5) * lineHeight))
  }
}

extension Text {
  /// A part of the text in one line.
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
