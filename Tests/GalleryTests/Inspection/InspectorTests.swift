import Foundation
import GalleryApp
import Testing

@Suite("Inside of an example") struct InspectorTests {
  static let examples = ExampleGroup.all(GalleryOptions()).flatMap(\.examples)

  @Test("are its sources, also without the checkout", arguments: examples.map(\.folder))
  func sources(folder: String) {
    for library in [SourceLibrary.standard, .bundled] {
      let paths = library.paths(below: folder)
      #expect(!paths.isEmpty && paths == SourceLibrary.standard.paths(below: folder))
      for path in paths { #expect(library.text(of: path)?.isEmpty == false) }
      #expect(library.text(of: "\(folder)/Nothing.swift") == nil)
    }
  }

  @Test(
    "are the roles and the pattern that it is named after",
    arguments: [
      ("Traditional MVC", "GreetingViewController", "MVC"),
      ("Cocoa MVC", "GreetingViewController", "MVC"),
      ("MVP, passive view", "GreetingViewController", "MVP (passive view)"),
      ("MVP, supervising controller", "GreetingViewController", "MVP (supervising controller)"),
      ("MVVM, closures", "GreetingViewController", "MVVM"),
      ("MVVM, bindings", "GreetingViewController", "MVVM"),
      ("VIPER", "GreetingViewController", "VIPER"),
      ("Massive View Controller", "MassiveSearchViewController", "MVC"),
    ])
  func reports(title: String, controller: String, pattern: String) async throws {
    let example = try #require(Self.examples.first { $0.title == title })
    let inspection = await Inspector().inspect(controller, of: example)
    let report = try #require(inspection.report)
    #expect(report.pattern.hasPrefix(pattern))
    #expect(report.scores.map(\.name) == ["Distribution", "Testability", "Ease of use"])
    for score in report.scores {
      #expect((0...100).contains(score.value))
      #expect(score.value == 100 || !score.reasons.isEmpty)
    }
    #expect(report.roles.first?.name == "View controller")
    let paths = inspection.files.map(\.path)
    for role in report.roles { #expect(paths.contains(role.place.path)) }
    for file in inspection.files { #expect(file.lineCount > 0) }
  }

  @Test("is said to be a Massive View Controller where it is one")
  func massive() async throws {
    let example = try #require(Self.examples.first { $0.title == "Massive View Controller" })
    let inspector = Inspector()
    let massive = await inspector.inspect("MassiveSearchViewController", of: example).report
    #expect(massive?.massive != nil)
    let well = try #require(Self.examples.first { $0.title == "MVVM" })
    let report = await inspector.inspect("SearchViewController", of: well).report
    #expect(report != nil && report?.massive == nil)
  }

  @Test("are its sources alone where there is no screen of that name")
  func noScreen() async throws {
    let inspection = await Inspector().inspect("NoViewController", of: Self.examples[0])
    #expect(inspection.report == nil && !inspection.files.isEmpty)
  }
}
