/// JUnit's XML: each rule is a suite, each finding a test that failed.
package enum JUnitReport {
  package static func text(_ report: Report) -> String {
    let byRule = Dictionary(grouping: PlacedFinding.all(report.findings), by: \.finding.rule)
    let suites = AllRules.rules.map { suite($0.name, byRule[$0.name] ?? []) }
    return XML.declaration
      + "<testsuites name=\"portico check\" failures=\"\(report.findings.count)\">\n"
      + suites.joined() + "</testsuites>\n"
  }

  /// A rule that found nothing is one test that passed: an empty suite reads as one that did not run.
  private static func suite(_ rule: String, _ findings: [PlacedFinding]) -> String {
    let cases = findings.map { placed in
      let place = XML.escaped("\(placed.path):\(placed.line)")
      let message = XML.escaped(placed.finding.message)
      return "    <testcase classname=\"\(rule)\" name=\"\(place)\">\n"
        + "      <failure type=\"warning\" message=\"\(message)\">\(place)</failure>\n"
        + "    </testcase>\n"
    }
    let passed = "    <testcase classname=\"\(rule)\" name=\"\(rule)\"/>\n"
    return "  <testsuite name=\"\(rule)\" tests=\"\(max(1, findings.count))\""
      + " failures=\"\(findings.count)\">\n"
      + (findings.isEmpty ? passed : cases.joined()) + "  </testsuite>\n"
  }
}
