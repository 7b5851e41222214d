import Foundation
import PorticoCheck
import Testing

@Suite("The report for programs")
struct JSONReportTests {
  private typealias Object = [String: Any]

  private static func object(_ report: Report) throws -> Object {
    try #require(
      JSONSerialization.jsonObject(with: Data(JSONReport.text(report).utf8)) as? Object)
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  @Test("It has these keys, and no others")
  func keys() throws {
    let document = try Self.object(ReportSample.report)
    #expect(
      Set(document.keys) == [
        "version", "screens", "findings", "coordinators", "objectiveCControllers", "problems",
        "complete",
      ])
    #expect(document["version"] as? Int == 1)
    #expect(document["complete"] as? Bool == true)
    #expect(document["coordinators"] as? [String] == ["LoginCoordinator"])
    #expect(document["problems"] as? [String] == ReportSample.report.problems.map(\.description))
    var partly = ReportSample.report
    partly.isComplete = false
    #expect(try Self.object(partly)["complete"] as? Bool == false)

    let screens = try #require(document["screens"] as? [Object])
    let always: Set = [
      "name", "file", "line", "pattern", "family", "observation", "navigation", "cues",
      "distribution", "testability", "easeOfUse", "hats", "weightedMethods", "cohesion", "lines",
      "types",
    ]
    for screen in screens {
      #expect(Set(screen.keys).subtracting(["massiveViewController"]) == always)
    }
  }

  @Test("Findings are told with rule, message and place")
  func findings() throws {
    let found = try #require(try Self.object(ReportSample.report)["findings"] as? [Object])
    #expect(found.count == ReportSample.report.findings.count && found.count >= 4)
    for (item, finding) in zip(found, ReportSample.report.findings) {
      #expect(Set(item.keys) == ["rule", "message", "file", "line", "severity"])
      #expect(item["rule"] as? String == finding.rule)
      #expect(item["message"] as? String == finding.message)
      #expect(item["file"] as? String == finding.place.path)
      #expect(item["line"] as? Int == finding.place.line)
      #expect(item["severity"] as? String == finding.severity.rawValue)
    }
  }

  @Test("Every screen is told, the worst first, with all that was found out")
  func screens() throws {
    let screens = try #require(try Self.object(ReportSample.report)["screens"] as? [Object])
    #expect(screens.map { $0["name"] as? String } == ReportSample.report.screens.map(\.screen.name))
    for (item, judged) in zip(screens, ReportSample.report.screens) {
      let (screen, measures) = (judged.screen, judged.measures)
      #expect(item["file"] as? String == screen.place.path)
      #expect(item["line"] as? Int == screen.place.line)
      #expect(item["pattern"] as? String == screen.pattern.rawValue)
      #expect(item["family"] as? String == screen.pattern.family)
      #expect(item["observation"] as? [String] == screen.observation)
      #expect(item["navigation"] as? [String] == screen.navigation)
      #expect(item["hats"] as? [String] == measures.hats.map(\.rawValue))
      #expect(item["massiveViewController"] as? String == measures.massive)
      #expect(item["weightedMethods"] as? Int == measures.weightedMethods)
      #expect(item["lines"] as? Int == measures.lines)
      #expect(item["cohesion"] as? Double == Self.rounded(measures.cohesion))
      let cues = try #require(item["cues"] as? [Object])
      #expect(cues.map { $0["text"] as? String } == screen.cues.map(\.text))
      #expect(cues.map { $0["matched"] as? Bool } == screen.cues.map(\.isMatched))
      #expect(cues.map { $0["line"] as? Int } == screen.cues.map(\.place?.line))
      #expect(cues.map { $0["file"] as? String } == screen.cues.map(\.place?.path))
      let types = try #require(item["types"] as? [Object])
      #expect(types.map { $0["name"] as? String } == screen.members.map(\.type.name))
      #expect(types.map { $0["role"] as? String } == screen.members.map(\.role.rawValue))
      #expect(types.map { $0["line"] as? Int } == screen.members.map(\.type.line))
      for (key, score) in [
        ("distribution", measures.distribution), ("testability", measures.testability),
        ("easeOfUse", measures.easeOfUse),
      ] {
        let told = try #require(item[key] as? Object)
        #expect(Set(told.keys) == ["value", "parts", "reasons"])
        #expect(told["value"] as? Double == Self.rounded(score.value))
        #expect(told["parts"] as? [String: Double] == score.parts.mapValues(Self.rounded))
        let reasons = try #require(told["reasons"] as? [Object])
        #expect(reasons.map { $0["text"] as? String } == score.reasons.map(\.text))
        #expect(
          reasons.map { $0["points"] as? Double } == score.reasons.map { Self.rounded($0.points) })
        #expect(reasons.map { $0["line"] as? Int } == score.reasons.map(\.place?.line))
      }
    }
    // The sample has something of everything, or all this would be compared with nothing.
    let all = ReportSample.report.screens
    #expect(all.contains { !$0.screen.observation.isEmpty })
    #expect(all.contains { !$0.screen.navigation.isEmpty })
    #expect(all.contains { $0.screen.cues.contains { !$0.isMatched } })
    #expect(all.contains { $0.measures.massive != nil })
    #expect(
      all.contains { $0.measures.distribution.value.rounded() != $0.measures.distribution.value })
    #expect(all.contains { $0.measures.cohesion != 0 })
    #expect(all.contains { $0.screen.pattern.family != $0.screen.pattern.rawValue })
  }

  @Test("Every key is documented")
  func documented() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/check.md").standardized
    let page = try String(contentsOf: url, encoding: .utf8)
    let part = try #require(page.split(separator: "\n## ").first { $0.hasPrefix("Reports\n") })
    let keys = Self.keys(in: try Self.object(ReportSample.report))
    #expect(keys.count > 25)
    for key in keys.sorted() { #expect(part.contains("`\(key)`"), "\(key)") }
  }

  private static func keys(in value: Any) -> Set<String> {
    if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(keys(in: $1)) } }
    guard let object = value as? Object else { return [] }
    return object.reduce(into: Set(object.keys)) { all, entry in
      // The parts are named by the formulas.
      if entry.key != "parts" { all.formUnion(keys(in: entry.value)) }
    }
  }

  @Test("It reads the same each time")
  func order() throws {
    #expect(
      try JSONReport.text(Report(Analysis(texts: ReportSample.texts)))
        == JSONReport.text(Report(Analysis(texts: ReportSample.texts))))
  }
}
