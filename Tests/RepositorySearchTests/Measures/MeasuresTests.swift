import Foundation
import PorticoCheck
import Testing

/// What the command makes of the five versions of the search screen, read together as one app.
@MainActor @Suite("Measuring the search") struct MeasuresTests {
  private static let analysis = try? Analysis(texts: texts())

  private static func texts() throws -> [String: String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/RepositorySearch")
    var texts: [String: String] = [:]
    for case let file as String in FileManager.default.enumerator(atPath: root.path) ?? .init()
    where file.hasSuffix(".swift") {
      texts[file] = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }
    return texts
  }

  private func judged(_ version: String) throws -> Analysis.Judged {
    try #require(
      Self.analysis?.screens.first {
        $0.screen.place.path.hasPrefix("Features/Search/\(version)/")
          && $0.screen.name.hasSuffix("SearchViewController")
      })
  }

  @Test(
    "names the architecture of each",
    arguments: [
      ("Massive", Pattern.mvc), ("MVC", .mvc), ("MVP", .mvpPassive), ("MVVM", .mvvm),
      ("VIPER", .viper),
    ])
  func patterns(version: String, pattern: Pattern) throws {
    let screen = try judged(version).screen
    #expect(screen.pattern == pattern)
    #expect(screen.cues.filter { !$0.isMatched }.map(\.text) == [])
  }

  @Test("flags the Massive View Controller, and no other")
  func massive() throws {
    let analysis = try #require(Self.analysis)
    #expect(
      analysis.screens.filter { $0.measures.massive != nil }.map(\.screen.name)
        == ["MassiveSearchViewController"])
  }

  @Test("finds the Massive View Controller worst distributed and least testable")
  func worst() throws {
    let massive = try judged("Massive").measures
    for version in ["MVC", "MVP", "MVVM", "VIPER"] {
      let other = try judged(version).measures
      #expect(massive.distribution.value < other.distribution.value, "\(version)")
      #expect(massive.testability.value < other.testability.value, "\(version)")
    }
  }

  @Test("finds Cocoa MVC easiest, and less testable and distributed than the patterns")
  func cocoaMVC() throws {
    let cocoa = try judged("MVC").measures
    for version in ["MVP", "MVVM", "VIPER"] {
      let other = try judged(version).measures
      #expect(cocoa.easeOfUse.value > other.easeOfUse.value, "\(version)")
      #expect(cocoa.testability.value < other.testability.value, "\(version)")
      #expect(cocoa.distribution.value < other.distribution.value, "\(version)")
    }
    #expect(try cocoa.easeOfUse.value > judged("Massive").measures.easeOfUse.value)
  }

  @Test("finds VIPER best distributed, most testable, hardest and in most pieces")
  func viper() throws {
    let viper = try judged("VIPER").measures
    for version in ["Massive", "MVC", "MVP", "MVVM"] {
      let other = try judged(version).measures
      #expect(viper.distribution.value >= other.distribution.value, "\(version)")
      #expect(viper.testability.value > other.testability.value, "\(version)")
      #expect(viper.easeOfUse.value < other.easeOfUse.value, "\(version)")
      #expect(viper.types > other.types, "\(version)")
    }
  }

  @Test("finds rules broken in the Massive version alone")
  func rules() throws {
    let findings = try #require(Self.analysis).findings
    #expect(!findings.isEmpty)
    #expect(findings.filter { !$0.place.path.hasPrefix("Features/Search/Massive/") } == [])
    #expect(
      Set(findings.map(\.rule)) == [
        "DivideMassiveViewControllers", "KeepServicesOutOfViewControllers", "LetOthersNavigate",
      ])
  }
}
