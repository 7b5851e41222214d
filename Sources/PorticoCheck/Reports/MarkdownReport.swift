/// A table for a pull request or a wiki.
package enum MarkdownReport {
  package static func text(_ report: Report) -> String {
    var lines = [
      "| Screen | Pattern | Distribution | Testability | Ease of use | Hats |",
      "| --- | --- | ---: | ---: | ---: | --- |",
    ]
    for judged in report.screens {
      let measures = judged.measures
      let pattern =
        ([judged.screen.pattern.rawValue] + judged.screen.navigation).joined(separator: " + ")
      let mark = measures.massive == nil ? "" : " **massive**"
      lines.append(
        "| \(escaped(judged.screen.name))\(mark) | \(pattern) | \(number(measures.distribution)) "
          + "| \(number(measures.testability)) | \(number(measures.easeOfUse)) "
          + "| \(measures.hats.map(\.rawValue).joined(separator: ", ")) |")
    }
    if !report.findings.isEmpty {
      lines += ["", "| Rule | Where | What |", "| --- | --- | --- |"]
      for finding in report.findings {
        lines.append(
          "| \(finding.rule) | `\(finding.place.path):\(finding.place.line)` | \(escaped(finding.message)) |"
        )
      }
    }
    if !report.problems.isEmpty {
      lines.append("")
      lines += report.problems.map { "- \(escaped($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func number(_ score: Score) -> String { "\(Int(score.value.rounded()))" }
  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "&lt;")
  }
}
