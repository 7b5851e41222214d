/// A report in SonarQube's format for issues of other tools (10.3 and later).
package enum SonarQubeReport {
  private struct Document: Encodable {
    var rules: [Description]
    var issues: [Issue]
  }
  private struct Description: Encodable {
    var id: String
    var name: String
    var description: String
    var engineId = "portico"
    var cleanCodeAttribute = "MODULAR"
    var impacts: [[String: String]]
  }
  private struct Issue: Encodable {
    var ruleId: String
    var primaryLocation: Location
  }
  private struct Location: Encodable {
    var message: String
    var filePath: String
    var textRange: [String: Int]
  }

  private static let impacts: [Severity: String] = [.note: "LOW", .error: "HIGH"]

  package static func text(_ report: Report) throws -> String {
    // In SonarQube, severities belong to rules. The highest severity of a rule's findings is used.
    let severities = Dictionary(
      report.findings.map { ($0.rule, $0.severity) }, uniquingKeysWith: max)
    return try JSONText.of(
      Document(
        rules: AllRules.rules.map { rule in
          Description(
            id: rule.name, name: rule.name, description: rule.summary,
            impacts: [
              [
                "softwareQuality": "MAINTAINABILITY",
                "severity": impacts[severities[rule.name] ?? rule.severity] ?? "MEDIUM",
              ]
            ])
        },
        issues: PlacedFinding.all(report).map { placed in
          Issue(
            ruleId: placed.finding.rule,
            primaryLocation: Location(
              message: placed.finding.message, filePath: placed.path,
              textRange: ["startLine": placed.line]))
        }))
  }
}
