/// A table of what was measured beside a peer, and what was aimed at.
struct Report: Tabular {
  struct Line {
    var name: String
    var ours: Double
    var peer: Double?
    /// How many times as fast, or as small, as the peer we want to be.
    var goal: Double?
    var amount = Amount.nanoseconds

    var isMet: Bool? {
      guard let peer, let goal else { return nil }
      return peer >= goal * ours
    }
  }

  var title: String
  var peerName: String
  var notes: [String] = []
  var lines: [Line] = []

  var goals: [(name: String, isMet: Bool)] {
    lines.compactMap { line in line.isMet.map { ("\(title): \(line.name)", $0) } }
  }

  var text: String {
    let header = ["", "ours", peerName, "ratio", "goal", ""]
    let cells = lines.map { line in
      [
        line.name, line.amount.format(line.ours), line.peer.map(line.amount.format) ?? "–",
        line.peer.map { line.ours > 0 ? Amount.round($0 / line.ours, 2) + "×" : "–" } ?? "–",
        line.goal.map { Amount.round($0, 2) + "×" } ?? "–",
        line.isMet.map { $0 ? "met" : "MISSED" } ?? "",
      ]
    }
    return (["# \(title)"] + alignedLines([header] + cells) + notes).joined(separator: "\n") + "\n"
  }
}
