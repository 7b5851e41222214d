/// What can be printed, with goals that were met or missed.
protocol Tabular: Sendable {
  var text: String { get }
  /// For every line that has a goal, its name and whether the goal was met.
  var goals: [(name: String, isMet: Bool)] { get }
}

extension Array: Tabular where Element: Tabular {
  var text: String { map(\.text).joined(separator: "\n") }
  var goals: [(name: String, isMet: Bool)] { flatMap(\.goals) }
}

/// Tables of different kinds.
struct Tables: Tabular {
  var tables: [any Tabular]

  init(_ tables: any Tabular...) {
    self.tables = tables
  }

  var text: String { tables.map(\.text).joined(separator: "\n") }
  var goals: [(name: String, isMet: Bool)] { tables.flatMap(\.goals) }
}

/// Rows of cells as text in columns; the first and the last column are left-aligned.
func alignedLines(_ rows: [[String]]) -> [String] {
  let widths = (rows.first ?? []).indices.map { column in
    rows.map { $0[column].count }.max() ?? 0
  }
  return rows.map { row in
    row.indices.map { column in
      let padding = String(repeating: " ", count: widths[column] - row[column].count)
      return column == 0 || column == row.count - 1
        ? row[column] + padding : padding + row[column]
    }.joined(separator: "  ")
  }
}
