import Foundation
import PorticoCheck
import PorticoTemplates
import Testing

/// The library as a tool or a test of somebody else's uses it: nothing but what is public.
@Suite("Templates as a library")
final class TemplatesClientTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "client-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to name: String) throws {
    let place = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: place, atomically: true, encoding: .utf8)
  }

  @Test("A module is planned, shown and written, and has nothing missing then")
  func generating() throws {
    var request = Generator.Request(
      kind: "module", name: "user profile", folder: folder.appending(path: "App").path)
    request.architecture = .viper
    request.fields = try Field.list("name:String,born:Date?")
    let plan = try Generator(request).plan()
    #expect(plan.changes.count == 15)
    #expect(plan.changes.allSatisfy { $0.old == nil && $0.new.hasSuffix("\n") })
    #expect(
      plan.diff(from: folder.path).contains(
        "--- /dev/null\n+++ b/App/UserProfile/UserProfilePresenter.swift\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/App"))
    try plan.write()
    let path = folder.path + "/AppTests/UserProfile/UserProfileSpies.swift"
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("@testable import App\n"))
    #expect(try Generator(request).plan().changes.isEmpty)
  }

  @Test("What can't be written is a mistake that says so")
  func mistakes() throws {
    #expect(throws: Mistake.self) { try Field("owner:Person") }
    #expect(throws: Mistake.self) {
      try Generator(.init(kind: "screen", name: "switch", folder: folder.path)).plan()
    }
  }

  @Test("Every kind in every architecture is built in, and can be read")
  func builtIn() throws {
    let templates = Templates(near: folder.path)
    #expect(templates.folder == nil)
    #expect(Templates.builtIn.count == Kind.allCases.count * Architecture.allCases.count)
    for name in Templates.builtIn {
      let files = try templates.files(name)
      #expect(files.contains { $0.path == "{{Name}}/{{Name}}ViewController.swift" }, "\(name)")
      #expect(files.contains { $0.path.hasPrefix("Tests/") }, "\(name)")
      #expect(!files.contains { $0.text.contains("{{>") }, "\(name)")
    }
    #expect(
      throws: Mistake(message: "there is no template 'scren-mvc'; did you mean 'screen-mvc'?")
    ) { try templates.files("scren-mvc") }
  }

  @Test("A project's own templates are listed, checked and written")
  func own() throws {
    try write("// Copyright {{App}}", to: ".portico/templates/header.txt")
    try write(
      "{{> header}}\nenum {{Name}}Analytics {}\n",
      to: ".portico/templates/analytics/{{Name}}Analytics.swift")
    let templates = Templates(near: folder.appending(path: "Sources").path)
    #expect(templates.own == ["analytics"])
    #expect(templates.mistakes == [])
    try Generator(.init(kind: "analytics", name: "cart", folder: folder.path)).plan().write()
    let path = folder.path + "/CartAnalytics.swift"
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == "// Copyright \nenum CartAnalytics {}\n")
    try write("enum {{Nam}} {}", to: ".portico/templates/analytics/B.swift")
    #expect(
      templates.mistakes.map(\.message) == [
        "\(folder.path)/.portico/templates/analytics/B.swift:1: {{Nam}} is not known here; did you mean 'Name'?"
      ])
  }
}
