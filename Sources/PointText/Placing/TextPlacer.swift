package import DisplayInterface
package import Foundation

/// Brings lines of text to their places, by the same measures as the toolkit's layout.
@MainActor package struct TextPlacer {
  package let measuring: any TextMeasuring

  package init(measuring: any TextMeasuring) {
    self.measuring = measuring
  }

  /// Lines in the middle of the room, from top to bottom.
  package func lines(of text: Text, in room: CGSize) -> [PlacedLine] {
    let total = measuring.measure(text, within: room).size.height
    return place(
      measuring.lines(of: text, within: room), of: text, total: total,
      top: (room.height - total) / 2)
  }

  /// - Parameter total: The height of all lines.
  func place(_ lines: [TextLine], of text: Text, total: CGFloat, top: CGFloat) -> [PlacedLine] {
    let slicer = TextSlicer(text)
    let shown = lines.map { runs(of: $0, in: text, slicer) }
    let metrics = zip(lines, shown).map { line, runs in
      let fonts =
        runs.isEmpty ? slicer.style(at: line.characters.lowerBound).map { [$0] } ?? [] : runs
      return fonts.map { measuring.metrics(of: $0.font) }.max { $0.lineHeight < $1.lineHeight }
        ?? measuring.metrics(of: Font(size: 17))
    }
    let natural = metrics.reduce(0) { $0 + $1.lineHeight }
    let stretch = natural > 0 ? total / natural : 1
    var top = top
    return zip(zip(lines, shown), metrics).map { pair, metrics in
      let height = metrics.lineHeight * stretch
      defer { top += height }
      return PlacedLine(
        left: pair.0.indent, top: top, height: height, baseline: top + metrics.ascender * stretch,
        width: pair.0.width, runs: pair.1, characters: pair.0.characters)
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
    // The end of the text fills the room that is left.
    var start = slicer.count
    while start > line.shown.upperBound,
      width(of: runs + slicer[start - 1..<slicer.count]) <= line.width + 0.01
    {
      start -= 1
    }
    return runs + slicer[start..<slicer.count]
  }
}

extension CGSize {
  package static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
