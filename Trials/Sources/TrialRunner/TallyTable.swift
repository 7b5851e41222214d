import Foundation

/// The tallies of all trials, as text.
public struct TallyTable {
  private let tallies: [TrialTally]

  public init(_ tallies: [TrialTally]) {
    self.tallies = tallies
  }

  public var text: String {
    let head = ["trial", "rounds", "events", "failures", "memory", "seconds", "seeds"]
    let rows = tallies.map { tally in
      [
        tally.name, "\(tally.rounds)", "\(tally.amount)", "\(tally.failureCount)",
        "\(Self.megabytes(tally.firstResident)) → \(Self.megabytes(tally.lastResident)) MB",
        "\(Int(tally.seconds))",
        tally.seeds.map { "\($0.lowerBound)…\($0.upperBound)" } ?? "none",
      ]
    }
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    return ([head] + rows).map { row in
      zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
        .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }

  private static func megabytes(_ bytes: Int?) -> String {
    bytes.map { (Double($0) / 1_048_576).formatted(.number.precision(.fractionLength(1))) } ?? "?"
  }
}
