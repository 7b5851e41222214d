/// Annotations that GitHub shows beside the lines.
package enum GitHubReport {
  package static func text(_ report: Report) -> String {
    let findings = report.findings.map { finding in
      let place = finding.place
      return "::warning file=\(property(place.path)),line=\(max(1, place.line)),"
        + "title=\(property(finding.rule))::\(data(finding.message))"
    }
    return (findings + report.problems.map { "::notice::\(data($0))" }).map { $0 + "\n" }.joined()
  }

  /// What stands after the second `::`.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// What stands before it, where ':' and ',' part properties.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
