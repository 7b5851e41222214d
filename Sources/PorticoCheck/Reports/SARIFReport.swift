import Foundation

/// A report in the Static Analysis Results Interchange Format 2.1.0, with everything that GitHub's code scanning
/// requires.
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
    var originalUriBaseIds = [
      "%SRCROOT%": [
        "description": Message(
          text: "The top of the repository; the folder that was checked from if there is none.")
      ]
    ]
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
    var fullDescription: Message
    var help: Help
    var helpUri: String?
    var defaultConfiguration: [String: String]
  }
  private struct Help: Encodable {
    var text: String
    var markdown: String
  }
  private struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }
  private struct Notification: Encodable {
    var level: String
    var message: Message
    var locations: [Location]?
  }
  private struct Message: Encodable { var text: String }
  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
  }
  private struct Location: Encodable { var physicalLocation: Physical }
  private struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }
  private struct Artifact: Encodable, Hashable {
    var uri: String
    /// The base of a relative address.
    var uriBaseId: String?
  }
  private struct Region: Encodable {
    var startLine: Int
    var startColumn: Int?
    var endLine: Int
    var endColumn: Int?
  }

  package static func text(_ report: Report) throws -> String {
    let paths = RepositoryPaths()
    let problems = report.problems.map { problem in
      let place = problem.isBroken ? problem.place : nil
      return Notification(
        level: problem.isBroken ? "error" : "warning",
        message: Message(text: place == nil ? problem.description : problem.text),
        locations: place.map {
          let region = Region(startLine: $0.line, endLine: $0.line)
          return [location(paths.path($0.path), region)]
        })
    }
    let rules = AllRules.rules.map { description($0, report.rulePages) }
    let run = Run(
      tool: Tool(driver: Driver(rules: rules)),
      invocations: [
        Invocation(executionSuccessful: report.isComplete, toolExecutionNotifications: problems)
      ], results: results(report))
    return try JSONText.of(Log(runs: [run]))
  }

  private static func description(_ rule: any Rule.Type, _ pages: String?) -> Description {
    let permission = ["// portico:allow \(rule.name)", "// portico:allow-file \(rule.name)"]
    func help(_ text: String, _ mark: String) -> String {
      let (line, file) = (mark + permission[0] + mark, mark + permission[1] + mark)
      return "\(text)\n\nA comment \(line) permits it on its line or the next,"
        + " \(file) in the whole file."
    }
    return Description(
      id: rule.name, name: rule.name, shortDescription: Message(text: rule.summary),
      fullDescription: Message(text: rule.summary),
      help: Help(text: help(rule.summary, "'"), markdown: help(RulePage.text(of: rule), "`")),
      helpUri: pages.map { "\($0)/\(rule.name).md" },
      defaultConfiguration: ["level": rule.severity.rawValue])
  }

  private static func results(_ report: Report) -> [Result] {
    let rules = AllRules.rules
    let indices = Dictionary(uniqueKeysWithValues: zip(rules.map { $0.name }, rules.indices))
    return PlacedFinding.all(report).map { placed in
      Result(
        ruleId: placed.finding.rule, ruleIndex: indices[placed.finding.rule] ?? -1,
        level: placed.finding.severity.rawValue, message: Message(text: placed.finding.message),
        locations: [
          location(
            placed.path,
            Region(
              startLine: placed.line, startColumn: placed.columns?.lowerBound,
              endLine: placed.line, endColumn: placed.columns?.upperBound))
        ],
        partialFingerprints: ["primaryLocationLineHash": placed.fingerprint])
    }
  }

  private static func location(_ path: String, _ region: Region) -> Location {
    Location(physicalLocation: Physical(artifactLocation: artifact(path), region: region))
  }

  private static func artifact(_ path: String) -> Artifact {
    // A `:` in the first component of a relative address would look like a scheme.
    let allowed = CharacterSet(charactersIn: Unicode.Scalar(0)..<Unicode.Scalar(128)).intersection(
      .alphanumerics.union(CharacterSet(charactersIn: "-._~/+@")))
    let uri = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/")
      ? Artifact(uri: "file://" + uri) : Artifact(uri: uri, uriBaseId: "%SRCROOT%")
  }
}
