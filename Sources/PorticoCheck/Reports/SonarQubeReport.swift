/// SonarQube's format for issues of other tools (10.3 and later).
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
    var impacts = [["softwareQuality": "MAINTAINABILITY", "severity": "MEDIUM"]]
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

  package static func text(_ report: Report) throws -> String {
    try JSONText.of(
      Document(
        rules: AllRules.rules.map {
          Description(id: $0.name, name: $0.name, description: $0.summary)
        },
        issues: PlacedFinding.all(report.findings).map { placed in
          Issue(
            ruleId: placed.finding.rule,
            primaryLocation: Location(
              message: placed.finding.message, filePath: placed.path,
              textRange: ["startLine": placed.line]))
        }))
  }
}
