import Foundation

extension CellBuffer {
  /// A range of adjacent cells in a row. It never begins or ends within a wide character.
  package struct Span: Equatable, Sendable {
    package var row: Int
    package var columns: Range<Int>

    package init(row: Int, columns: Range<Int>) {
      self.row = row
      self.columns = columns
    }
  }

  /// Returns the spans of cells that differ from a former screen, from top to bottom and left to right; all cells
  /// if the sizes differ.
  package func difference(from former: CellBuffer) -> [Span] {
    guard former.columns == columns, former.rows == rows else {
      guard columns > 0 else { return [] }
      return (0..<rows).map { Span(row: $0, columns: 0..<columns) }
    }
    var spans: [Span] = []
    cells.withUnsafeBufferPointer { new in
      former.cells.withUnsafeBufferPointer { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return }
        if new == old { return }
        let length = columns * MemoryLayout<Cell>.stride
        for row in 0..<rows {
          let start = row * columns
          if memcmp(new + start, old + start, length) != 0 {
            appendSpans(of: row, new + start, old + start, to: &spans)
          }
        }
      }
    }
    return spans
  }

  private func appendSpans(
    of row: Int, _ new: UnsafePointer<Cell>, _ old: UnsafePointer<Cell>, to spans: inout [Span]
  ) {
    var column = 0
    while column < columns {
      if new[column] == old[column] {
        column += 1
        continue
      }
      var start = column
      while column < columns, new[column] != old[column] { column += 1 }
      while start > 0, new[start].width == 0 { start -= 1 }
      while column < columns, new[column].width == 0 { column += 1 }
      if let last = spans.last, last.row == row, last.columns.upperBound >= start {
        spans[spans.count - 1].columns = last.columns.lowerBound..<column
      } else {
        spans.append(Span(row: row, columns: start..<column))
      }
    }
  }
}
