package import DisplayInterface
package import Foundation

/// An object that measures text by the widths of a typeface's characters, with the same result on every machine:
/// Helvetica's, which Arial and Liberation Sans share, and Courier's. Lines are as high as the system font's.
///
/// Lines are broken by Unicode's line breaking algorithm. Spaces at which a line is broken extend beyond its edge.
@MainActor package final class PointTextMeasuring: TextMeasuring {
  /// The largest width of a line, far larger than any display. Longer lines are wrapped or truncated there, so that
  /// measuring doesn't read megabytes of text.
  private static let longestLine: CGFloat = 524_288

  package init() {}

  package func measure(_ text: Text, within limit: CGSize) -> TextSize {
    let limit = CGSize(width: min(limit.width, Self.longestLine), height: limit.height)
    if let size = sizeOfPlainLine(text, limit.width) { return size }
    let layout = PointLayout(text, within: limit)
    return TextSize(
      size: layout.size, firstBaseline: layout.lines.first.map { $0.top + $0.ascent } ?? 0,
      lastBaseline: layout.lines.last?.descent ?? 0, lineCount: layout.lines.count)
  }

  package func lines(of text: Text, within limit: CGSize) -> [TextLine] {
    let layout = PointLayout(text, within: limit, isWhole: true)
    return layout.lines.enumerated().map { index, line in
      var found = TextLine(
        characters: line.head.lowerBound..<layout.end(ofLine: index), shown: line.head,
        room: layout.room(of: line), indent: layout.indent(ofLine: index), width: line.width,
        baseline: line.top + line.ascent, isTruncated: line.hasEllipsis)
      found.wordSpacing = layout.wordSpacing(ofLine: index)
      if found.wordSpacing > 0 { found.width = found.room.width }
      return found
    }
  }

  package func metrics(of font: Font) -> FontMetrics {
    FontMetrics(systemFontOfSize: font.size)
  }

  package func size(ofSymbol name: String, font: Font) -> CGSize? {
    guard SystemSymbols.character(named: name) != nil else { return nil }
    return CGSize(width: font.size * 1.2, height: metrics(of: font).lineHeight)
  }

  package func size(ofUnknownSymbol usual: CGSize) -> CGSize { usual }

  package func characterIndex(at point: CGPoint, in text: Text, within limit: CGSize) -> Int {
    PointLayout(text, within: limit).index(at: point)
  }

  /// Returns the size of printable ASCII text that fits on one line, or `nil` if the text needs a layout.
  private func sizeOfPlainLine(_ text: Text, _ limit: CGFloat) -> TextSize? {
    guard text.paragraphs.isEmpty, text.exclusions.isEmpty else { return nil }
    var width: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    let limit = max(0, limit) + PointLineBreaker.tolerance
    for run in text.runs where !run.string.isEmpty {
      let font = MeasuredRun(run)
      guard let part = font.width(ofPlain: run.string, limit: limit - width) else { return nil }
      width += part
      ascent = max(ascent, font.ascender)
      descent = max(descent, font.descender)
    }
    return TextSize(
      size: CGSize(width: width, height: ascent + descent), firstBaseline: ascent,
      lastBaseline: descent, lineCount: ascent > 0 ? 1 : 0)
  }
}
