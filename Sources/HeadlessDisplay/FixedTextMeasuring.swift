import CellRendering
package import DisplayInterface
package import Foundation

/// Measures text without a typeface, the same on every machine: lines break as on a grid of cells, every
/// character is eight points wide up to a font of 17 points and grows with the font from there, and
/// lines are as high as the system font's.
@MainActor package final class FixedTextMeasuring: TextMeasuring {
  private let cells = CellTextMeasuring()

  package init() {}

  package func measure(_ text: Text, within limit: CGSize) -> TextSize {
    let font = largestFont(of: text)
    let metrics = metrics(of: font)
    let stretch = stretch(of: font)
    let size = cells.measure(
      text,
      within: CGSize(width: limit.width / stretch.width, height: limit.height / stretch.height))
    return TextSize(
      size: CGSize(
        width: size.size.width * stretch.width, height: size.size.height * stretch.height),
      firstBaseline: size.lineCount > 0 ? metrics.ascender : 0,
      lastBaseline: size.lineCount > 0 ? -metrics.descender : 0, lineCount: size.lineCount)
  }

  package func lines(of text: Text, within limit: CGSize) -> [TextLine] {
    let stretch = stretch(of: largestFont(of: text))
    return cells.lines(
      of: text,
      within: CGSize(width: limit.width / stretch.width, height: limit.height / stretch.height)
    ).map { line in
      var line = line
      line.indent *= stretch.width
      line.width *= stretch.width
      return line
    }
  }

  package func metrics(of font: Font) -> FontMetrics { FontMetrics(systemFontOfSize: font.size) }

  package func size(ofSymbol name: String, font: Font) -> CGSize? {
    guard cells.size(ofSymbol: name, font: font) != nil else { return nil }
    return CGSize(width: font.size * 1.2, height: metrics(of: font).lineHeight)
  }

  package func characterIndex(at point: CGPoint, in text: Text, within limit: CGSize) -> Int {
    let stretch = stretch(of: largestFont(of: text))
    return cells.characterIndex(
      at: CGPoint(x: point.x / stretch.width, y: point.y / stretch.height), in: text,
      within: CGSize(width: limit.width / stretch.width, height: limit.height / stretch.height))
  }

  private func largestFont(of text: Text) -> Font {
    text.runs.map(\.font).max { $0.size < $1.size } ?? Font(size: 17)
  }

  private func stretch(of font: Font) -> CGSize {
    CGSize(width: max(1, font.size / 17), height: metrics(of: font).lineHeight / 16)
  }
}
