import Foundation
import GreetingExample
import PorticoCheck
import Testing

/// What the command makes of the versions, read together as an app that holds all of them.
@MainActor @Suite("Measuring the greeting") struct MeasuresTests {
  private static let analysis = try? Analysis(texts: texts())

  private static func texts() throws -> [String: String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var texts: [String: String] = [:]
    for version in GreetingVersion.all {
      let folder = root.appending(path: version.folder)
      for case let file as String in FileManager.default.enumerator(atPath: folder.path)
        ?? .init() where file.hasSuffix(".swift")
      {
        texts["\(version.folder)/\(file)"] = try String(
          contentsOf: folder.appending(path: file), encoding: .utf8)
      }
    }
    return texts
  }

  private func judged(_ name: String) throws -> Analysis.Judged {
    let version = try #require(GreetingVersion.all.first { $0.name == name })
    return try #require(
      Self.analysis?.screens.first {
        $0.screen.name == "GreetingViewController"
          && $0.screen.place.path.hasPrefix(version.folder + "/")
      })
  }

  @Test(
    "names the architecture of each",
    arguments: [
      ("Traditional MVC", Pattern.mvc, []), ("Cocoa MVC", .mvc, []),
      ("Cocoa MVC, done well", .mvc, []), ("MVP, passive view", .mvpPassive, []),
      ("MVP, supervising controller", .mvpSupervising, []),
      ("MVVM, closures", .mvvm, ["closure"]), ("MVVM, delegate", .mvvm, ["delegate"]),
      ("MVVM, bindings", .mvvm, ["Observation"]), ("VIPER", .viper, []),
    ])
  func patterns(name: String, pattern: Pattern, observation: [String]) throws {
    let screen = try judged(name).screen
    #expect(screen.pattern == pattern)
    #expect(screen.observation == observation)
    let missing = screen.cues.filter { !$0.isMatched }.map(\.text)
    #expect(missing.isEmpty)
  }

  @Test("finds Cocoa MVC easiest, least testable and worst distributed")
  func cocoaMVC() throws {
    let cocoa = try judged("Cocoa MVC").measures
    for version in GreetingVersion.all where version.name != "Cocoa MVC" {
      let other = try judged(version.name).measures
      #expect(cocoa.easeOfUse.value > other.easeOfUse.value, "\(version.name)")
      #expect(cocoa.distribution.value < other.distribution.value, "\(version.name)")
      #expect(cocoa.testability.value <= other.testability.value, "\(version.name)")
      if !version.name.contains("MVC") {
        #expect(cocoa.testability.value < other.testability.value, "\(version.name)")
      }
    }
  }

  @Test("finds VIPER best distributed, most testable, hardest and longest")
  func viper() throws {
    let viper = try judged("VIPER").measures
    for version in GreetingVersion.all where version.name != "VIPER" {
      let other = try judged(version.name).measures
      #expect(viper.distribution.value > other.distribution.value, "\(version.name)")
      #expect(viper.testability.value > other.testability.value, "\(version.name)")
      #expect(viper.easeOfUse.value < other.easeOfUse.value, "\(version.name)")
      #expect(viper.types > other.types && viper.lines > other.lines, "\(version.name)")
    }
  }

  @Test(
    "finds one broken rule: the view of traditional MVC knows the model, as the pattern wants it")
  func rules() throws {
    let findings = try #require(Self.analysis).findings
    #expect(findings.map(\.rule) == ["ConfigureViewsWithoutModels"])
    #expect(findings.first?.place.path.contains("TraditionalMVC") == true)
  }
}
