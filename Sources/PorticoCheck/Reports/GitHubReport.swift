/// Annotations that GitHub shows beside the lines.
package enum GitHubReport {
  package static func text(_ report: Report) -> String {
    var lines = report.findings.map { line("warning", $0.place, $0.rule, $0.message) }
    for judged in report.screens {
      if let massive = judged.measures.massive {
        lines.append(line("warning", judged.screen.place, "MassiveViewController", massive))
      }
    }
    lines += report.problems.map { "::notice::\(escaped($0))" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ level: String, _ place: Place, _ title: String, _ text: String)
    -> String
  {
    let file = escaped(place.path).replacing(",", with: "%2C").replacing(":", with: "%3A")
    return "::\(level) file=\(file),line=\(place.line),title=\(title)::\(escaped(text))"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
