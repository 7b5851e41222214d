/// The scores over the commits of a history.
package struct Trend {
  /// The numbers of a commit.
  package struct Point {
    package let commit: History.Commit
    let screens: Int
    let massive: Int
    let findings: Int
    /// The median of all screens' scores, or `nil` if there is no screen.
    let distribution: Int?
    let testability: Int?
    let easeOfUse: Int?

    package init(_ commit: History.Commit, _ analysis: Analysis) {
      self.commit = commit
      let measures = analysis.screens.map(\.measures)
      screens = measures.count
      massive = measures.count { $0.massive != nil }
      findings = analysis.findings.count { $0.severity != .note }
      distribution = Self.median(measures.map(\.distribution.value))
      testability = Self.median(measures.map(\.testability.value))
      easeOfUse = Self.median(measures.map(\.easeOfUse.value))
    }

    private static func median(_ values: [Double]) -> Int? {
      guard !values.isEmpty else { return nil }
      let sorted = values.sorted()
      let upper = sorted.count / 2
      let middle =
        sorted.count % 2 == 0 ? (sorted[upper - 1] + sorted[upper]) / 2 : sorted[upper]
      return Int(middle.rounded())
    }
  }

  private let points: [Point]
  private let count: Int

  /// - Parameter count: The number of commits in the range. `points` may contain only some of them.
  package init(_ points: [Point], of count: Int) {
    self.points = points
    self.count = count
  }

  private static let columns = [
    "Date", "Commit", "Screens", "Massive", "Findings", "Distribution", "Testability",
    "Ease of use",
  ]

  private var rows: [[String]] {
    points.map { point in
      [point.commit.date, String(point.commit.id.prefix(9))]
        + [point.screens, point.massive, point.findings].map(String.init)
        + [point.distribution, point.testability, point.easeOfUse].map {
          $0.map(String.init) ?? "–"
        }
    }
  }

  private var note: String {
    (points.count < count
      ? "\(points.count) of \(count) commits, evenly spaced, the first and the last among them. "
      : "")
      + "Scores are the median of all screens."
  }

  /// Returns the trend as a table for a terminal.
  package func text() -> String {
    let all = [Self.columns] + rows
    let widths = Self.columns.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let lines = all.map { row in
      row.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        return column < 2 ? text + space : space + text
      }.joined(separator: "  ")
    }
    return (lines + ["", note]).joined(separator: "\n") + "\n"
  }

  package func markdown() -> String {
    let rule = Self.columns.indices.map { $0 < 2 ? "---" : "---:" }
    let lines = ([Self.columns, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    return (lines + ["", note]).joined(separator: "\n") + "\n"
  }

  /// Returns a section for the HTML page: a chart with a line for each score, and the table.
  func html() -> String {
    func row(_ cells: [String], _ name: String) -> String {
      "<tr>"
        + cells.enumerated().map { column, text in
          "<\(name)\(column > 1 ? " class=\"n\"" : "")>\(Vectors.escaped(text))</\(name)>"
        }.joined() + "</tr>"
    }
    return """
      <h2>Trend</h2>
      <p>\(note)</p>
      \(chart)
      <table><thead>\(row(Self.columns, "th"))</thead><tbody>
      \(rows.map { row($0, "td") }.joined(separator: "\n"))
      </tbody></table>
      """
  }

  private var chart: String {
    guard points.count > 1 else { return "" }
    let (width, height) = (600, 120)
    let lines = [
      ("Distribution", "", \Point.distribution), ("Testability", "6 3", \Point.testability),
      ("Ease of use", "2 3", \Point.easeOfUse),
    ].enumerated().map { number, line in
      let (name, dashes, value) = line
      let places = points.enumerated().compactMap { index, point in
        point[keyPath: value].map { value in
          "\(40 + index * width / (points.count - 1)),\(10 + (100 - value) * height / 100)"
        }
      }
      return
        "<polyline points=\"\(places.joined(separator: " "))\" fill=\"none\" stroke=\"currentColor\" "
        + "stroke-width=\"2\" stroke-dasharray=\"\(dashes)\"><title>\(name)</title></polyline>"
        + "<line x1=\"660\" x2=\"690\" y1=\"\(20 + number * 20)\" y2=\"\(20 + number * 20)\" "
        + "stroke=\"currentColor\" stroke-width=\"2\" stroke-dasharray=\"\(dashes)\"/>"
        + "<text x=\"698\" y=\"\(24 + number * 20)\" fill=\"currentColor\" font-size=\"12\">\(name)</text>"
    }
    let marks = [0, 50, 100].map { value in
      "<text x=\"30\" y=\"\(14 + (100 - value) * height / 100)\" text-anchor=\"end\" "
        + "fill=\"currentColor\" font-size=\"12\">\(value)</text>"
    }
    return "<svg class=\"trend\" viewBox=\"0 0 800 140\" width=\"800\" role=\"img\" "
      + "aria-label=\"scores along the history\">\((marks + lines).joined())</svg>"
  }
}
