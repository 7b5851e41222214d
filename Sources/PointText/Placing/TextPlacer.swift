package import DisplayInterface
package import Foundation

/// Positions lines of text with the same measurements as the toolkit's layout.
@MainActor package struct TextPlacer {
  package let measuring: any TextMeasuring

  package init(measuring: any TextMeasuring) {
    self.measuring = measuring
  }

  /// Returns the lines of a text, vertically centered.
  package func lines(of text: Text, in room: CGSize) -> [PlacedLine] {
    let frame = text.frame ?? CGRect(origin: .zero, size: room)
    let lines = measuring.lines(of: text, within: frame.size)
    let height = lines.last.map { $0.room.maxY } ?? 0
    return place(
      lines, of: text,
      at: CGPoint(x: frame.minX, y: frame.minY + (frame.height - height) / 2))
  }

  /// - Parameter origin: The origin of the first line's space.
  func place(_ lines: [TextLine], of text: Text, at origin: CGPoint) -> [PlacedLine] {
    let slicer = TextSlicer(text)
    let (left, top) = (origin.x, origin.y)
    return lines.map { line in
      PlacedLine(
        left: left + line.indent, top: top + line.room.minY, height: line.room.height,
        baseline: top + line.baseline, width: line.width,
        runs: runs(of: line, in: text, slicer).spaced(by: line.wordSpacing),
        wordSpacing: line.wordSpacing, characters: line.characters)
    }
  }

  package func width(of runs: [Text.Run]) -> CGFloat {
    guard !runs.isEmpty else { return 0 }
    return measuring.measure(Text(runs, lineBreak: .clipping), within: .unlimited).size.width
  }

  private func runs(of line: TextLine, in text: Text, _ slicer: TextSlicer) -> [Text.Run] {
    var runs = slicer[line.shown].map { run in
      var run = run
      run.string.removeAll(where: \.isNewline)
      return run
    }
    guard line.isTruncated, text.lineBreak != .clipping,
      var ellipsis = runs.last ?? slicer.style(at: line.characters.lowerBound)
    else { return runs }
    ellipsis.string = "…"
    runs.append(ellipsis)
    guard text.lineBreak == .truncatingHead || text.lineBreak == .truncatingMiddle else {
      return runs
    }
    // The end of the text fills the remaining width.
    var start = slicer.count
    while start > line.shown.upperBound,
      width(of: runs + slicer[start - 1..<slicer.count]) <= line.width + 0.01
    {
      start -= 1
    }
    return runs + slicer[start..<slicer.count]
  }
}
