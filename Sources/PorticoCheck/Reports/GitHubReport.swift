/// Annotations that GitHub shows beside the lines.
package enum GitHubReport {
  package static func text(_ report: Report) -> String {
    let paths = RepositoryPaths()
    let findings = report.findings.map { finding in
      let line = max(1, finding.place.line)
      return "::warning file=\(property(paths.path(finding.place.path))),line=\(line),"
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
