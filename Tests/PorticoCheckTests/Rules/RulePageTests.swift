import Foundation
import Testing

@testable import PorticoCheck

@Suite("The pages of the rules")
struct RulePageTests {
  private static let folder = Corpus.folder.appending(path: "../../../docs/rules").standardized

  /// What a rule finds in an example, configured as the example says.
  private func findings(of rule: any Rule.Type, in example: String) throws -> [Finding] {
    let app = Corpus.app(rule.name, example)
    var configuration = Configuration(
      layers: [
        Layer(name: "Domain", folders: ["Domain"]),
        Layer(name: "Network", folders: ["Network"], mayKnow: ["Domain"]),
      ])
    if rule == ReachMinimumScores.self {
      configuration = try Configuration("min scores:\n  testability: 40\n", ".portico.yml")
    }
    let files = app.texts.map { FileReader.Read(path: $0.key, facts: SourceReader.read($0.value)) }
    return Analysis(files, interfaces: app.interfaces, configuration: configuration)
      .findings.filter { $0.rule == rule.name }
  }

  @Test("Every example breaks its rule, and none when it is mended", arguments: AllRules.names)
  func examples(name: String) throws {
    let rule = try #require(AllRules.rules.first { $0.name == name })
    // What is massive fills no page.
    if name != DivideMassiveViewControllers.name {
      #expect(try !findings(of: rule, in: rule.page.example).isEmpty)
    }
    #expect(try findings(of: rule, in: rule.page.mended) == [])
  }

  @Test("docs/rules has the page of every rule as the command prints it, and no other")
  func documents() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(AllRules.names.map { $0 + ".md" }))
    for rule in AllRules.rules {
      let text = try String(
        contentsOf: Self.folder.appending(path: rule.name + ".md"), encoding: .utf8)
      #expect(
        text == RulePage.text(of: rule), "portico rules \(rule.name) > docs/rules/\(rule.name).md")
    }
  }
}
