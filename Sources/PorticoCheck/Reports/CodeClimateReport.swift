/// A report in Code Climate's JSON, which GitLab displays in merge requests.
package enum CodeClimateReport {
  private struct Issue: Encodable {
    var type = "issue"
    var checkName: String
    var description: String
    var categories = ["Complexity"]
    var severity: String
    var fingerprint: String
    var location: Location
    enum CodingKeys: String, CodingKey {
      case checkName = "check_name"
      case type, description, categories, severity, fingerprint, location
    }
  }
  private struct Location: Encodable {
    var path: String
    var lines: [String: Int]
  }

  private static let severities: [Severity: String] = [.note: "info", .error: "major"]

  package static func text(_ report: Report) throws -> String {
    let issues = PlacedFinding.all(report).map { placed in
      Issue(
        checkName: placed.finding.rule, description: placed.finding.message,
        severity: severities[placed.finding.severity] ?? "minor",
        fingerprint: "\(placed.path):\(placed.fingerprint)",
        location: Location(path: placed.path, lines: ["begin": placed.line]))
    }
    return try JSONText.of(issues)
  }
}
