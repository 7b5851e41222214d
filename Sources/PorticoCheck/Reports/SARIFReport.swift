import Foundation

/// Static Analysis Results Interchange Format 2.1.0.
package enum SARIFReport {
  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]
    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version
      case runs
    }
  }
  private struct Run: Encodable {
    var tool: Tool
    var invocations: [Invocation]
    /// Columns are not told, so any unit is right; the standard asks for one.
    var columnKind = "utf16CodeUnits"
    var results: [Result]
  }
  private struct Tool: Encodable { var driver: Driver }
  private struct Driver: Encodable {
    var name = "portico"
    var rules: [Description]
  }
  private struct Description: Encodable {
    var id: String
    var name: String
    var shortDescription: Message
    var defaultConfiguration = ["level": "warning"]
  }
  private struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }
  private struct Notification: Encodable {
    var level = "warning"
    var message: Message
  }
  private struct Message: Encodable { var text: String }
  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level = "warning"
    var message: Message
    var locations: [Location]
  }
  private struct Location: Encodable { var physicalLocation: Physical }
  private struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }
  private struct Artifact: Encodable {
    var uri: String
    /// What a relative address is relative to: the folder that was checked from.
    var uriBaseId: String?
  }
  private struct Region: Encodable { var startLine: Int }

  package static func text(_ report: Report) throws -> String {
    let rules = AllRules.rules
    let indices = Dictionary(uniqueKeysWithValues: zip(rules.map { $0.name }, rules.indices))
    let results = report.findings.map { finding in
      Result(
        ruleId: finding.rule, ruleIndex: indices[finding.rule] ?? -1,
        message: Message(text: finding.message),
        locations: [
          Location(
            physicalLocation: Physical(
              artifactLocation: artifact(finding.place.path),
              region: Region(startLine: max(1, finding.place.line))))
        ])
    }
    let descriptions = rules.map {
      Description(id: $0.name, name: $0.name, shortDescription: Message(text: $0.summary))
    }
    let problems = report.problems.map { Notification(message: Message(text: $0)) }
    let run = Run(
      tool: Tool(driver: Driver(rules: descriptions)),
      invocations: [
        Invocation(executionSuccessful: true, toolExecutionNotifications: problems)
      ], results: results)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Log(runs: [run])), as: UTF8.self) + "\n"
  }

  private static func artifact(_ path: String) -> Artifact {
    // A ':' in the first part of a relative address would read as a scheme.
    let allowed = CharacterSet(charactersIn: Unicode.Scalar(0)..<Unicode.Scalar(128)).intersection(
      .alphanumerics.union(CharacterSet(charactersIn: "-._~/+@")))
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    let uri = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? String(path)
    return path.hasPrefix("/")
      ? Artifact(uri: "file://" + uri) : Artifact(uri: uri, uriBaseId: "%SRCROOT%")
  }
}
