/// A report for programs. Its keys are stable.
package enum JSONReport {
  struct Document: Codable {
    var version = 1
    var screens: [ScreenItem]
    var findings: [FindingItem]
    var coordinators: [String]
    var objectiveCControllers: [String]
    var problems: [String]
    var complete: Bool
  }

  struct ScreenItem: Codable {
    var name: String
    var file: String
    var line: Int
    var pattern: String
    var family: String
    var observation: [String]
    var navigation: [String]
    var cues: [CueItem]
    var distribution: ScoreItem
    var testability: ScoreItem
    var easeOfUse: ScoreItem
    var massiveViewController: String?
    var hats: [String]
    var weightedMethods: Int
    var cohesion: Double
    var lines: Int
    var types: [TypeItem]
  }

  struct CueItem: Codable {
    var text: String
    var matched: Bool
    var file: String?
    var line: Int?
  }

  struct ScoreItem: Codable {
    var value: Double
    var parts: [String: Double]
    var reasons: [ReasonItem]
  }

  struct ReasonItem: Codable {
    var points: Double
    var text: String
    var file: String?
    var line: Int?
  }

  struct TypeItem: Codable {
    var name: String
    var role: String
    var file: String
    var line: Int
  }

  struct FindingItem: Codable {
    var rule: String
    var message: String
    var file: String
    var line: Int
    var severity: String
  }

  package static func text(_ report: Report) throws -> String {
    try JSONText.of(document(report))
  }

  private static func document(_ report: Report) -> Document {
    Document(
      screens: report.screens.map(screen),
      findings: report.findings.map {
        FindingItem(
          rule: $0.rule, message: $0.message, file: $0.place.path, line: $0.place.line,
          severity: $0.severity.rawValue)
      },
      coordinators: report.coordinators.map(\.name),
      objectiveCControllers: report.objectiveCControllers,
      problems: report.problems.map(\.description),
      complete: report.isComplete)
  }

  private static func screen(_ judged: Analysis.Judged) -> ScreenItem {
    let (screen, measures) = (judged.screen, judged.measures)
    return ScreenItem(
      name: screen.name, file: screen.place.path, line: screen.place.line,
      pattern: screen.pattern.rawValue, family: screen.pattern.family,
      observation: screen.observation, navigation: screen.navigation,
      cues: screen.cues.map {
        CueItem(text: $0.text, matched: $0.isMatched, file: $0.place?.path, line: $0.place?.line)
      },
      distribution: score(measures.distribution), testability: score(measures.testability),
      easeOfUse: score(measures.easeOfUse), massiveViewController: measures.massive,
      hats: measures.hats.map(\.rawValue), weightedMethods: measures.weightedMethods,
      cohesion: rounded(measures.cohesion), lines: measures.lines,
      types: screen.members.map {
        TypeItem(
          name: $0.type.name, role: $0.role.rawValue, file: $0.type.file.path, line: $0.type.line)
      })
  }

  private static func score(_ score: Score) -> ScoreItem {
    ScoreItem(
      value: rounded(score.value), parts: score.parts.mapValues(rounded),
      reasons: score.reasons.map {
        ReasonItem(
          points: rounded($0.points), text: $0.text, file: $0.place?.path, line: $0.place?.line)
      })
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
