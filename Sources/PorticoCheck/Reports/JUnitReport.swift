/// A report in JUnit's XML. Each rule is a suite, each finding is a failed test, and each note is a skipped test.
package enum JUnitReport {
  package static func text(_ report: Report) -> String {
    let byRule = Dictionary(grouping: PlacedFinding.all(report), by: \.finding.rule)
    let failures = report.findings.count { $0.severity != .note }
    let suites = AllRules.rules.map { suite($0.name, byRule[$0.name] ?? []) }
    return XML.declaration
      + "<testsuites name=\"portico check\" failures=\"\(failures)\">\n"
      + suites.joined() + "</testsuites>\n"
  }

  /// A rule without findings has one passed test, because an empty suite looks like a suite that didn't run.
  private static func suite(_ rule: String, _ findings: [PlacedFinding]) -> String {
    let cases = findings.map { placed in
      let place = XML.escaped("\(placed.path):\(placed.line)")
      let message = XML.escaped(placed.finding.message)
      let severity = placed.finding.severity
      let outcome =
        severity == .note
        ? "<skipped message=\"\(message)\"/>"
        : "<failure type=\"\(severity.rawValue)\" message=\"\(message)\">\(place)</failure>"
      return "    <testcase classname=\"\(rule)\" name=\"\(place)\">\n      \(outcome)\n"
        + "    </testcase>\n"
    }
    let notes = findings.count { $0.finding.severity == .note }
    let passed = "    <testcase classname=\"\(rule)\" name=\"\(rule)\"/>\n"
    return "  <testsuite name=\"\(rule)\" tests=\"\(max(1, findings.count))\""
      + " failures=\"\(findings.count - notes)\" skipped=\"\(notes)\">\n"
      + (findings.isEmpty ? passed : cases.joined()) + "  </testsuite>\n"
  }
}
