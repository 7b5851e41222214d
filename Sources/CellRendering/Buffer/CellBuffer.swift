/// A screen of cells, row by row.
package struct CellBuffer: Equatable, Sendable {
  package let columns: Int
  package let rows: Int
  package internal(set) var cells: [Cell]

  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  package subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// The screen as plain text: a line a row, without the blanks at their ends and without empty
  /// lines at the bottom.
  package var text: String {
    var lines: [String] = []
    for row in 0..<rows {
      var line = ""
      for cell in cells[row * columns..<(row + 1) * columns] where cell.width > 0 {
        line += cell.glyph == .none ? " " : cell.glyph.string
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
