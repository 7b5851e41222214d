/// A report in tables for a pull request or a wiki.
package enum MarkdownReport {
  package static func text(_ report: Report) -> String {
    var lines = [
      "| Screen | Pattern | Distribution | Testability | Ease of use | Hats |",
      "| --- | --- | ---: | ---: | ---: | --- |",
    ]
    for judged in report.screens {
      let measures = judged.measures
      let mark = measures.massive == nil ? "" : " **massive**"
      lines.append(
        row(
          escaped(report.titles[judged.screen]) + mark, judged.screen.patternText,
          number(measures.distribution),
          number(measures.testability), number(measures.easeOfUse),
          measures.hats.map(\.rawValue).joined(separator: ", ")))
    }
    if report.screens.isEmpty { lines = ["No screens."] }
    if !report.findings.isEmpty {
      lines += ["", "| Rule | Where | What |", "| --- | --- | --- |"]
      for finding in report.findings {
        lines.append(
          row(
            finding.rule, code("\(finding.place.path):\(finding.place.line)"),
            (finding.severity == .warning ? "" : "**\(finding.severity.rawValue)** ")
              + escaped(finding.message)))
      }
    }
    if !report.problems.isEmpty {
      lines += [""] + report.problems.map { "- \(escaped($0.description))" }
    }
    if let unjudged = report.unjudged { lines += ["", escaped(unjudged)] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ cells: String...) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private static func number(_ score: Score) -> String { "\(Int(score.value.rounded()))" }

  /// Escapes the characters that separate a table's cells, which is necessary in code, too.
  private static func code(_ text: String) -> String {
    let fence = text.contains("`") ? "``" : "`"
    return fence + text.replacing("|", with: "\\|").replacing("\n", with: " ") + fence
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_[]<>|".contains(character) { result.append("\\") }
      result.append(character.isNewline ? " " : character)
    }
    return result
  }
}
