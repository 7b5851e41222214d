/// A table of what was measured in several sizes, and how much the greatest may cost over the smallest.
struct GrowthReport: Tabular {
  struct Line {
    var name: String
    /// One for every size.
    var values: [Double]
    var amount = Amount.nanoseconds
    /// How many times the first value the last may be.
    var limit: Double?
    /// Differences among smaller values are noise.
    var noise = 0.0

    var growth: Double {
      max(values.last ?? 0, noise) / max(values.first ?? 0, noise, .leastNormalMagnitude)
    }
    var isMet: Bool? { limit.map { growth <= $0 } }
  }

  var title: String
  var sizes: [String]
  var notes: [String] = []
  var lines: [Line] = []

  var goals: [(name: String, isMet: Bool)] {
    lines.compactMap { line in line.isMet.map { ("\(title): \(line.name)", $0) } }
  }

  var text: String {
    let header = [""] + sizes + ["growth", "limit", ""]
    let cells = lines.map { line in
      [line.name] + line.values.map(line.amount.format) + [
        Amount.round(line.growth, 2) + "×", line.limit.map { Amount.round($0, 1) + "×" } ?? "–",
        line.isMet.map { $0 ? "met" : "MISSED" } ?? "",
      ]
    }
    return (["# \(title)"] + alignedLines([header] + cells) + notes).joined(separator: "\n") + "\n"
  }
}
