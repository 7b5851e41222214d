import Foundation
import PorticoCheck
import Testing

@Suite("Files that are written")
struct OutputTests {
  let portico: CommandRun
  private let files = FileManager.default

  init() throws {
    portico = try CommandRun()
    try portico.write(Samples.clean, to: "App/About.swift")
  }

  private func link(_ name: String, _ place: String) throws {
    try files.createSymbolicLink(atPath: portico.path(name), withDestinationPath: place)
  }

  @Test("A link stays, and what it leads to is made if it does not exist")
  func nowhere() throws {
    try files.createDirectory(atPath: portico.path("out"), withIntermediateDirectories: true)
    try link("link", "other")
    try link("other", "out/report")
    #expect(portico("check", "--no-cache", "-o", "@link", "@App").status == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: portico.path("link")) == "other")
    #expect(try files.destinationOfSymbolicLink(atPath: portico.path("other")) == "out/report")
    #expect(try portico.read("out/report").contains("1 screen"))
    #expect(portico("check", "--no-cache", "--write-baseline", "@link", "@App").status == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: portico.path("link")) == "other")
  }

  @Test("Links that lead round, or into no folder, are told of and stay")
  func round() throws {
    try link("one", "two")
    try link("two", "one")
    try link("none", "gone/report")
    #expect(
      portico("check", "--no-cache", "-o", "@one", "@App").error
        == "portico check: @/one cannot be written: Too many levels of symbolic links\n")
    #expect(
      portico("check", "--no-cache", "-o", "@none", "@App").error
        == "portico check: @/none cannot be written: there is no folder '@/gone'\n")
    #expect(try files.destinationOfSymbolicLink(atPath: portico.path("one")) == "two")
    #expect(try files.destinationOfSymbolicLink(atPath: portico.path("none")) == "gone/report")
  }

  @Test("A file keeps its permissions, and nothing is left beside it")
  func permissions() throws {
    try portico.write("old", to: "out/report")
    chmod(portico.path("out/report"), 0o640)
    #expect(portico("check", "--no-cache", "-o", "@out/report", "@App").status == 0)
    let mode = try files.attributesOfItem(atPath: portico.path("out/report"))[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o640)
    #expect(try files.contentsOfDirectory(atPath: portico.path("out")) == ["report"])
  }

  @Test("A cache that is a link stays one")
  func cache() throws {
    try link("facts", "kept")
    #expect(portico("check", "--cache", "@facts", "@App").status == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: portico.path("facts")) == "kept")
    #expect(try portico.folder.appending(path: "kept").checkResourceIsReachable())
  }

  @Test("What a program that was killed left behind is removed, what another is writing is not")
  func drafts() throws {
    try portico.write("half", to: "out/.portico-draft-1-1")
    let other = try FileDraft("new", for: portico.path("out/other"))
    #expect(portico("check", "--no-cache", "-o", "@out/report", "@App").status == 0)
    let left = try files.contentsOfDirectory(atPath: portico.path("out"))
    #expect(left.count == 2 && !left.contains(".portico-draft-1-1"), "\(left)")
    try other.takePlace()
    #expect(try portico.read("out/other") == "new")
  }

  @Test("A draft that is given up leaves the file as it was")
  func discarded() throws {
    try portico.write("old", to: "out/report")
    do { _ = try FileDraft("new", for: portico.path("out/report")) }
    #expect(try portico.read("out/report") == "old")
    #expect(try files.contentsOfDirectory(atPath: portico.path("out")) == ["report"])
  }
}
