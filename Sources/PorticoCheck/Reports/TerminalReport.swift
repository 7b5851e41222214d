/// The report for a terminal, with the worst screens first.
package struct TerminalReport {
  private let isColored: Bool
  private let explains: Bool

  /// The width at which lines are wrapped, or `nil` to wrap no lines, as for output that programs read.
  private let width: Int?

  package init(isColored: Bool, explains: Bool, width: Int? = nil) {
    self.isColored = isColored
    self.explains = explains
    self.width = width.map { max($0, 30) }
  }

  package func text(_ report: Report) -> String {
    var lines: [String] = []
    for judged in report.screens { lines += screen(judged, report.titles) }
    if !report.findings.isEmpty {
      lines.append(bold("Broken rules"))
      let byRule = Dictionary(grouping: report.findings, by: \.rule)
      for (rule, findings) in byRule.sorted(by: {
        ($1.value.count, $0.key) < ($0.value.count, $1.key)
      }) {
        lines.append("  \(paint(rule, 33)) (\(findings.count))")
        for finding in findings {
          let mark = finding.severity == .warning ? "" : "\(finding.severity.rawValue): "
          lines.append("    \(shown(finding.place)): \(mark)\(finding.message)")
        }
      }
      lines.append("")
    }
    if !report.problems.isEmpty {
      lines.append(bold("Not read as it stands"))
      lines += report.problems.map { "  \($0.description.printable)" }
      lines.append("")
    }
    if let unjudged = report.unjudged { lines += [unjudged.printable, ""] }
    lines.append(report.summary)
    return lines.flatMap(broken).joined(separator: "\n") + "\n"
  }

  /// Returns the lines into which a long line is wrapped, with more indentation after the first.
  private func broken(_ line: String) -> [String] {
    guard let width, Paragraphs.visible(line) > width else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    return Paragraphs.lines(line, width: width, indent: indent, hanging: indent + "    ")
  }

  private func screen(_ judged: Analysis.Judged, _ titles: ScreenTitles) -> [String] {
    let (screen, measures) = (judged.screen, judged.measures)
    let pattern = screen.patternText.dropFirst(screen.pattern.rawValue.count)
    var lines = [
      bold(titles[screen].printable) + "  " + paint(screen.pattern.rawValue, 36) + pattern,
      "  \(shown(screen.place))",
    ]
    lines.append(
      "  distribution \(score(measures.distribution))   testability \(score(measures.testability))   "
        + "ease of use \(score(measures.easeOfUse))")
    if let massive = measures.massive {
      lines.append("  " + paint("Massive View Controller: ", 31) + massive)
    }
    if !measures.hats.isEmpty {
      lines.append("  hats: " + measures.hats.map(\.rawValue).joined(separator: ", "))
    }
    for cue in screen.cues {
      let mark = cue.isMatched ? paint("+", 32) : paint("–", 31)
      let place = explains ? cue.place.map { "  \(shown($0))" } ?? "" : ""
      lines.append("  \(mark) \(cue.text)\(place)")
    }
    if explains {
      for (name, score) in [
        ("distribution", measures.distribution), ("testability", measures.testability),
        ("ease of use", measures.easeOfUse),
      ] {
        for reason in score.reasons where reason.points >= 0.05 {
          let place = reason.place.map { " (\(shown($0)))" } ?? ""
          let points = (reason.points * 10).rounded() / 10
          lines.append("    −\(points) \(name): \(reason.text)\(place)")
        }
      }
    }
    lines.append("")
    return lines
  }

  private func shown(_ place: Place) -> String { "\(place.path.printable):\(place.line)" }

  private func score(_ score: Score) -> String {
    let value = Int(score.value.rounded())
    return paint("\(value)", value >= 70 ? 32 : value >= 40 ? 33 : 31)
  }

  private func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
  private func paint(_ text: String, _ color: Int) -> String {
    isColored ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
}
