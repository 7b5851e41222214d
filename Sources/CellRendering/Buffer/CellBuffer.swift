/// A screen of cells, row by row: at most 1,000 columns and 1,000 rows.
package struct CellBuffer: Equatable, Sendable {
  /// Far more than any screen has, and few enough cells to draw at once.
  package static let largestSide = 1000

  package let columns: Int
  package let rows: Int
  package internal(set) var cells: [Cell]

  package init(columns: Int, rows: Int) {
    self.columns = Self.side(columns)
    self.rows = Self.side(rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  static func side(_ count: Int) -> Int { max(0, min(count, largestSide)) }

  package subscript(column: Int, row: Int) -> Cell {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// The screen as plain text, with one line for each row, without trailing blanks and without empty lines at the
  /// bottom.
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
