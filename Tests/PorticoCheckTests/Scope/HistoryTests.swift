import Foundation
import Testing

@testable import PorticoCheck

@Suite("Scores along a history")
final class HistoryTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")
  private var app: String { folder.path + "/App" }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/App", withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func git(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + words
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_COMMITTER_DATE": "2026-03-01T12:00:00Z", "GIT_AUTHOR_DATE": "2026-03-01T12:00:00Z",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func write(_ text: String, to name: String) throws {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func commit(_ text: String, to name: String, as tag: String? = nil) throws {
    try write(text, to: name)
    try git("add", "-A")
    try git("commit", "-q", "-m", "a")
    if let tag { try git("tag", tag) }
  }

  private func controller(_ name: String) -> String {
    "import UIKit\nclass \(name)Controller: UIViewController { func a() { URLSession.shared.go() } }\n"
  }

  private func points(
    _ range: String, _ cache: FactsCache? = nil
  ) throws -> [(paths: [String], point: Trend.Point)] {
    var result: [(paths: [String], point: Trend.Point)] = []
    try History(range, of: app).forEach(cache) { commit, files in
      let paths = files.map { String($0.path.dropFirst(app.count + 1)) }.sorted()
      result.append((paths, Trend.Point(commit, Analysis(files))))
    }
    return result
  }

  @Test("Each commit that changed sources is told as it was, whatever the work tree has")
  func commits() throws {
    try commit(controller("A"), to: "App/A.swift", as: "first")
    try commit("read me", to: "App/README.md")
    try commit(controller("Elsewhere"), to: "Other/E.swift")
    try commit(controller("P"), to: "App/Pods/P.swift")
    try commit(controller("B"), to: "App/Näher/B.swift", as: "last")
    try commit(controller("C"), to: "App/C.swift")
    try write("what is no Swift {", to: "App/A.swift")
    let found = try points("first..last")
    #expect(
      found.map(\.paths) == [["A.swift"], ["A.swift"], ["A.swift", "Näher/B.swift"]])
    #expect(found.map(\.point.screens) == [1, 1, 2])
    #expect(found.map(\.point.findings) == [1, 1, 2])
    #expect(found.allSatisfy { $0.point.commit.date == "2026-03-01" })
    #expect(try points("last..").map(\.point.screens) == [2, 3])
    #expect(try points("last..last").map(\.point.screens) == [2])
    #expect(try String(contentsOfFile: app + "/A.swift", encoding: .utf8) == "what is no Swift {")

    let trend = Trend(found.map(\.point), of: 40)
    let lines = trend.text().split(separator: "\n")
    #expect(lines[0].hasPrefix("Date        Commit     Screens  Massive  Findings"))
    #expect(lines[3].hasPrefix("2026-03-01") && lines[3].contains("      2        0         2 "))
    #expect(lines[4].hasPrefix("3 of 40 commits, evenly spaced"))
    #expect(trend.html().contains("<title>Testability</title></polyline>"))
    #expect(trend.markdown().contains("| --- | --- | ---: |"))
  }

  @Test("Facts that are kept say the same, and nothing that the repository names runs")
  func cached() throws {
    try write("*.swift filter=evil diff=evil export-subst\n", to: ".git/info/attributes")
    let mark = folder.path + "/harm"
    for name in [
      "core.fsmonitor", "core.pager", "filter.evil.smudge", "diff.evil.textconv", "gpg.program",
    ] {
      try git("config", name, "touch \(mark); cat")
    }
    try git("config", "log.showSignature", "true")
    try git("-c", "core.fsmonitor=false", "commit", "-q", "--allow-empty", "-m", "a")
    for name in ["A", "B", "C"] {
      try write(controller(name), to: "App/\(name).swift")
      try git("-c", "core.fsmonitor=false", "add", "-A")
      try git("-c", "core.fsmonitor=false", "commit", "-q", "-m", name)
    }
    try? FileManager.default.removeItem(atPath: mark)
    let plain = try points("HEAD~3..HEAD").map(\.point.screens)
    #expect(plain == [0, 1, 2, 3])
    let path = folder.path + "/cache/facts"
    for _ in 0..<2 {
      let cache = FactsCache(path: path)
      #expect(try points("HEAD~3..HEAD", cache).map(\.point.screens) == plain)
      #expect(cache.save())
    }
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test("Of many commits 24 are judged, evenly spaced, with the first and the last")
  func many() throws {
    for number in 0..<30 { try commit("let a = \(number)", to: "App/A.swift", as: "c\(number)") }
    let history = try History("c0..c29", of: app)
    #expect(history.count == 30)
    #expect(history.commits.count == 24)
    #expect(Set(history.commits.map(\.id)).count == 24)
    #expect(try History("c0..c0", of: app).commits == [history.commits[0]])
    #expect(try History("c29..c29", of: app).commits == [history.commits[23]])
  }

  @Test(
    "What is no range of this repository is told",
    arguments: [
      ("c0", "'c0' is no range"), ("c0...c1", "is no range"), ("..c1", "is no range"),
      ("c0..d1", "'d1' is no revision that git knows"), ("c1..c0", "'c0' is not later than 'c1'"),
      ("--all..c0", "'--all' is no revision"), ("c0..c1..c0", "is no range"),
    ])
  func mistakes(_ range: String, _ message: String) throws {
    for number in 0..<2 { try commit("let a = \(number)", to: "App/A.swift", as: "c\(number)") }
    let mistake = try #require(throws: Mistake.self) { try History(range, of: self.app) }
    #expect(mistake.message.contains(message), "\(mistake.message)")
  }

  @Test("A folder is needed, in a repository that has its history")
  func folders() throws {
    try commit("let a = 1", to: "App/A.swift", as: "c0")
    try commit("let a = 2", to: "App/A.swift", as: "c1")
    let file = try #require(throws: Mistake.self) {
      try History("c0..c1", of: self.app + "/A.swift")
    }
    #expect(file.message.contains("is no folder"))
    let outside = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outside) }
    let none = try #require(throws: Mistake.self) { try History("c0..c1", of: outside.path) }
    #expect(none.message.contains("not a git repository"))
  }
}
