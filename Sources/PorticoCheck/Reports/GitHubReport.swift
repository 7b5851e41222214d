/// A report in annotations that GitHub displays next to the lines.
package enum GitHubReport {
  package static func text(_ report: Report) -> String {
    let paths = RepositoryPaths()
    let findings = report.findings.map { finding in
      let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
      return "::\(kind) \(place(finding.place, paths)),"
        + "title=\(property(finding.rule))::\(data(finding.message))"
    }
    let problems = report.problems.map { problem in
      guard problem.isBroken, let place = problem.place else {
        return "::notice::\(data(problem.description))"
      }
      return "::error \(self.place(place, paths))::\(data(problem.text))"
    }
    return (findings + problems).map { $0 + "\n" }.joined()
  }

  private static func place(_ place: Place, _ paths: RepositoryPaths) -> String {
    "file=\(property(paths.path(place.path))),line=\(max(1, place.line))"
  }

  /// Escapes the text after the second `::`.
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Escapes the text before the second `::`, where `:` and `,` separate properties.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
