package import DisplayInterface
package import Foundation

/// An object that measures text on a grid of cells: every font's line is one row high, and a character is one or
/// two cells wide.
@MainActor package final class CellTextMeasuring: TextMeasuring {
  /// The size of a cell in points.
  package nonisolated static let cell = CGSize(width: 8, height: 16)

  /// The largest width of a line in cells, far more than any display has. Longer lines are wrapped or truncated
  /// there, so that measuring doesn't read megabytes of text.
  private static let longestLine = 1 << 16

  package init() {}

  package func measure(_ text: Text, within limit: CGSize) -> TextSize {
    let columns = min(CellGrid.columns(fitting: limit.width), Self.longestLine)
    if let width = widthOfPlainLine(text, columns) {
      return size(columns: width, rows: width > 0 ? 1 : 0, lines: width > 0 ? 1 : 0)
    }
    let rows = max(1, CellGrid.rows(fitting: limit.height))
    let layout = TextLayout(text, columns: columns, rows: rows)
    return size(columns: layout.width, rows: layout.rowCount, lines: layout.lines.count)
  }

  package func lines(of text: Text, within limit: CGSize) -> [TextLine] {
    let columns = CellGrid.columns(fitting: limit.width)
    let rows = max(1, CellGrid.rows(fitting: limit.height))
    let layout = TextLayout(text, columns: columns, rows: rows, isWhole: true)
    let room = columns == .max ? layout.width : columns
    return layout.lines.enumerated().map { index, line in
      let columns = line.columns == .max ? room - line.left : line.columns
      return TextLine(
        characters: line.head.lowerBound..<layout.end(ofLine: index), shown: line.head,
        room: CGRect(
          x: CGFloat(line.left) * Self.cell.width, y: CGFloat(line.row) * Self.cell.height,
          width: CGFloat(columns) * Self.cell.width, height: Self.cell.height),
        indent: CGFloat(layout.indent(of: line, columns: room)) * Self.cell.width,
        width: CGFloat(line.width) * Self.cell.width,
        baseline: CGFloat(line.row) * Self.cell.height + 12, isTruncated: line.hasEllipsis)
    }
  }

  package func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 12, descender: -4, leading: 0, capHeight: 9, xHeight: 7)
  }

  package func size(ofSymbol name: String, font: Font) -> CGSize? {
    SystemSymbols.character(named: name) == nil ? nil : Self.cell
  }

  package func size(ofUnknownSymbol usual: CGSize) -> CGSize { Self.cell }

  package func characterIndex(at point: CGPoint, in text: Text, within limit: CGSize) -> Int {
    let columns = CellGrid.columns(fitting: limit.width)
    let rows = max(1, CellGrid.rows(fitting: limit.height))
    let layout = TextLayout(text, columns: columns, rows: rows)
    let row = (point.y / Self.cell.height).rounded(.down)
    return layout.index(
      row: max(0, Int(bounded: row)), column: point.x / Self.cell.width,
      columns: columns == .max ? layout.width : columns)
  }

  private func size(columns: Int, rows: Int, lines: Int) -> TextSize {
    TextSize(
      size: CGSize(
        width: CGFloat(columns) * Self.cell.width, height: CGFloat(rows) * Self.cell.height),
      firstBaseline: lines > 0 ? 12 : 0, lastBaseline: lines > 0 ? 4 : 0, lineCount: lines)
  }

  /// Returns the width in cells of printable ASCII text that fits on one line, or `nil` if the text needs a layout.
  private func widthOfPlainLine(_ text: Text, _ columns: Int) -> Int? {
    guard text.paragraphs.isEmpty, text.exclusions.isEmpty else { return nil }
    var width = 0
    for run in text.runs {
      width += run.string.utf8.count
      guard width <= columns else { return nil }
      let isPlain = run.string.utf8.withContiguousStorageIfAvailable { bytes in
        bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      }
      guard isPlain == true else { return nil }
    }
    return width
  }
}
