import Foundation
import Testing

@Suite("Runs with a cache")
struct CachedRunTests {
  let portico: CommandRun

  init() throws {
    portico = try CommandRun()
    try portico.write(Samples.login, to: "App/Login.swift")
    try portico.write(Samples.clean, to: "App/About.swift")
  }

  /// Twice with the cache, once without: all must say the same.
  private func check(
    _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> CommandRun.Answer {
    func run(_ cache: [String]) -> CommandRun.Answer {
      portico(["check"] + cache + words + ["@App"])
    }
    let plain = run(["--no-cache"])
    for _ in 0..<2 {
      let cached = run(["--cache", "@cache/facts"])
      #expect(cached == plain, sourceLocation: sourceLocation)
    }
    return plain
  }

  @Test("They say what runs without one say, whatever was changed in between")
  func changes() throws {
    let first = check()
    #expect(first.status == 1)
    try portico.write(Samples.login + "// A comment.\n", to: "App/Login.swift")
    #expect(check() == first)
    try portico.write("// A comment.\n" + Samples.login, to: "App/Login.swift")
    #expect(check().out.contains("Login.swift:8"))
    try portico.write(Samples.login.replacing("Login", with: "Entry"), to: "App/Login.swift")
    #expect(check().out.contains("EntryViewController"))
    try FileManager.default.moveItem(
      atPath: portico.path("App/Login.swift"), toPath: portico.path("App/Entry.swift"))
    #expect(check().out.contains("Entry.swift"))
    try portico.write(Samples.clean.replacing("About", with: "Help"), to: "App/Help.swift")
    #expect(check().out.contains("HelpViewController"))
    try FileManager.default.removeItem(atPath: portico.path("App/Entry.swift"))
    #expect(check().status == 0)
  }

  @Test("They heed configuration, baseline, options and storyboards that changed in between")
  func surroundings() throws {
    #expect(check().status == 1)
    try portico.write(
      "allow:\n  KeepServicesOutOfViewControllers: [Login.swift]\n", to: "App/.portico.yml")
    #expect(check().status == 0)
    try portico.write("allow:\n", to: "App/.portico.yml")
    #expect(check().status == 1)
    #expect(check("--skip-rule", "KeepServicesOutOfViewControllers").status == 0)
    #expect(check("--write-baseline", "@known").status == 0)
    #expect(check("--baseline", "@known").status == 0)
    try portico.write("", to: "known")
    #expect(check("--baseline", "@known").status == 1)
    #expect(check("--format", "json").out.hasPrefix("{"))
    #expect(check("--explain").out.contains("−"))
    try portico.write(
      Samples.clean.replacing(
        "title = \"About\"", with: "_ = UIStoryboard(name: \"B\", bundle: nil)"),
      to: "App/About.swift")
    try portico.write("<document/>", to: "App/A.storyboard")
    #expect(check().out.contains("there is no storyboard named B"))
    try portico.write("<document/>", to: "App/B.storyboard")
    #expect(!check().out.contains("there is no storyboard named B"))
  }

  @Test("A report goes to its file again, although nothing was judged")
  func output() throws {
    _ = check("--output", "@report")
    let report = try portico.read("report")
    try FileManager.default.removeItem(atPath: portico.path("report"))
    _ = portico("check", "--cache", "@cache/facts", "--output", "@report", "@App")
    #expect(try portico.read("report") == report)
  }

  @Test("Damaged reports are made anew")
  func damaged() throws {
    let first = check()
    let path = portico.path("cache/facts.reports")
    let whole = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    for length in stride(from: 0, to: whole.count, by: 5) {
      try Data(whole.prefix(length)).write(to: URL(fileURLWithPath: path))
      #expect(portico("check", "--cache", "@cache/facts", "@App") == first)
    }
  }
}
