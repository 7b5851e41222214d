import Foundation

/// Static Analysis Results Interchange Format 2.1.0.
package enum SARIFReport {
  private struct Log: Codable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]
    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version
      case runs
    }
  }
  private struct Run: Codable {
    var tool: Tool
    var results: [Result]
  }
  private struct Tool: Codable { var driver: Driver }
  private struct Driver: Codable {
    var name = "portico"
    var rules: [Description]
  }
  private struct Description: Codable {
    var id: String
    var shortDescription: Message
  }
  private struct Message: Codable { var text: String }
  private struct Result: Codable {
    var ruleId: String
    var level = "warning"
    var message: Message
    var locations: [Location]
  }
  private struct Location: Codable { var physicalLocation: Physical }
  private struct Physical: Codable {
    var artifactLocation: Artifact
    var region: Region
  }
  private struct Artifact: Codable { var uri: String }
  private struct Region: Codable { var startLine: Int }

  package static func text(_ report: Report) throws -> String {
    let allowed = CharacterSet.urlPathAllowed
    func result(_ rule: String, _ message: String, _ place: Place) -> Result {
      Result(
        ruleId: rule, message: Message(text: message),
        locations: [
          Location(
            physicalLocation: Physical(
              artifactLocation: Artifact(
                uri: place.path.addingPercentEncoding(withAllowedCharacters: allowed) ?? place.path),
              region: Region(startLine: max(1, place.line))))
        ])
    }
    let descriptions =
      AllRules.rules.map { Description(id: $0.name, shortDescription: Message(text: $0.summary)) }
      + [
        Description(
          id: "MassiveViewController",
          shortDescription: Message(text: "A view controller does too much at once."))
      ]
    var results = report.findings.map { result($0.rule, $0.message, $0.place) }
    for judged in report.screens {
      if let massive = judged.measures.massive {
        results.append(result("MassiveViewController", massive, judged.screen.place))
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let log = Log(runs: [Run(tool: Tool(driver: Driver(rules: descriptions)), results: results)])
    return String(decoding: try encoder.encode(log), as: UTF8.self) + "\n"
  }
}
