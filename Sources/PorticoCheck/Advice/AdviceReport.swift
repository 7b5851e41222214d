/// The plan for people, one step a paragraph.
package struct AdviceReport {
  private let isColored: Bool

  package init(isColored: Bool) { self.isColored = isColored }

  package func text(_ advice: Advice) -> String {
    let measures = advice.measures
    let controller = advice.controller
    let kind = measures.massive == nil ? "no Massive View Controller" : "a Massive View Controller"
    var lines = [
      bold(controller.name) + "  \(controller.file.path):\(controller.line)",
      "  \(kind): weighs \(measures.weightedMethods), \(hats(measures.hats))", "",
    ]
    for (index, step) in advice.steps.enumerated() {
      lines.append(
        "\(index + 1). " + bold(step.destination)
          + " takes \(step.hats.map(\.rawValue).joined(separator: " and "))")
      lines.append("   \(step.how)")
      for move in step.moves {
        let end = move.endLine > move.place.line ? "-\(move.endLine)" : ""
        let needs = move.needs.isEmpty ? "" : "  give it \(move.needs.joined(separator: ", "))"
        lines.append(
          "   move \(move.declaration)  \(move.place.path):\(move.place.line)\(end)\(needs)")
      }
      for cut in step.cuts {
        let places = cut.lines.map { ":\($0)" }.joined(separator: " ")
        lines.append("   cut from \(cut.declaration)  \(cut.path)\(places)")
      }
      lines.append("   then \(controller.name) weighs \(step.weightAfter), \(hats(step.hatsAfter))")
      lines.append("")
    }
    if advice.steps.isEmpty { lines += ["Nothing has to move.", ""] }
    return lines.joined(separator: "\n")
  }

  private func hats(_ hats: [Hat]) -> String {
    hats.isEmpty
      ? "no hat is left"
      : "\(hats.count) hat\(hats.count == 1 ? "" : "s"): \(hats.map(\.rawValue).joined(separator: ", "))"
  }

  private func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
