import Foundation
import PorticoCheck
import Testing

@testable import PorticoTemplates

@Suite("Templates of somebody who means harm", .timeLimit(.minutes(15)))
struct TemplateSourceTests {
  private let project: Project
  private let outside: TemporaryFolder
  private var folder: TemporaryFolder { project.folder }
  private var root: String { folder.path + "/.portico/templates" }

  init() throws {
    project = try Project()
    outside = try TemporaryFolder()
    try outside.write("secret\n", to: "key.txt")
    try folder.write("struct {{Name}} {}\n", to: ".portico/templates/own/{{Name}}.swift")
  }

  private func link(_ name: String, to place: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: root + "/" + name, withDestinationPath: place)
  }

  private func mistake() -> String? {
    let error = #expect(throws: Mistake.self) { try project.plan("own", "cart") }
    return error?.message.replacing(folder.path, with: "@").replacing(outside.path, with: "OUT")
  }

  @Test("A link to a file outside is not followed")
  func file() throws {
    try link("own/key.txt", to: outside.path + "/key.txt")
    #expect(
      mistake()?.hasPrefix("@/.portico/templates/own/key.txt leads outside the templates folder")
        == true)
  }

  @Test(
    "Neither is one to a folder, in a template or in place of one", arguments: ["own/in", "more"])
  func folders(_ name: String) throws {
    try link(name, to: outside.path)
    let kind = name == "more" ? "more" : "own"
    let error = #expect(throws: Mistake.self) { try project.plan(kind, "cart") }
    #expect(error?.message.contains("/\(name) leads outside the templates folder") == true)
  }

  @Test("Nor one in place of a part, or of the folder itself")
  func partsAndAll() throws {
    try link("part.txt", to: outside.path + "/key.txt")
    try folder.write("{{> part}}\n", to: ".portico/templates/own/a.txt")
    #expect(mistake()?.contains("/part.txt leads outside the templates folder") == true)
    try FileManager.default.moveItem(atPath: root, toPath: outside.path + "/templates")
    try FileManager.default.removeItem(atPath: outside.path + "/templates/part.txt")
    try FileManager.default.createSymbolicLink(
      atPath: root, withDestinationPath: outside.path + "/templates")
    #expect(mistake()?.contains("leads outside the templates folder") == true)
  }

  @Test("A link that stays inside is followed")
  func inside() throws {
    try folder.write("inside {{Name}}\n", to: ".portico/templates/shared.txt")
    try link("own/note.txt", to: "../shared.txt")
    let plan = try project.plan("own", "cart")
    #expect(plan.changes.contains { $0.new == "inside Cart\n" })
  }

  @Test("Pipes, devices and folders in themselves are told of")
  func odd() throws {
    mkfifo(root + "/own/pipe.txt", 0o600)
    #expect(
      mistake() == "@/.portico/templates/own/pipe.txt cannot be read: it is a pipe, not a file")
    unlink(root + "/own/pipe.txt")
    try link("own/loop", to: ".")
    #expect(mistake()?.hasSuffix(": folders are nested too deeply") == true)
  }

  @Test("Parts that include each other end with the circle")
  func circle() throws {
    for (name, next) in [("a", "b"), ("b", "c"), ("c", "a")] {
      try folder.write("x\n{{> \(next)}}\n", to: ".portico/templates/\(name).txt")
    }
    try folder.write("{{> a}}\n", to: ".portico/templates/own/a.txt")
    #expect(mistake() == "@/.portico/templates/c.txt:2: {{> a}} holds itself: a → b → c → a")
  }

  @Test(
    "Parts that grow with every step end, with text in the last or not", arguments: ["x\n", ""])
  func growth(_ last: String) throws {
    for number in 0..<20 {
      try folder.write(
        String(repeating: "{{> p\(number + 1)}}\n", count: 10),
        to: ".portico/templates/p\(number).txt")
    }
    try folder.write(last, to: ".portico/templates/p20.txt")
    try folder.write("{{> p0}}\n", to: ".portico/templates/own/a.txt")
    #expect(mistake()?.contains("the template has more than 100000 lines") == true)
  }

  @Test("Parts in parts and sections in sections end at a depth that nobody needs")
  func depth() throws {
    for number in 0..<100 {
      try folder.write("{{> p\(number + 1)}}\n", to: ".portico/templates/p\(number).txt")
    }
    try folder.write("x\n", to: ".portico/templates/p100.txt")
    try folder.write("{{> p0}}\n", to: ".portico/templates/own/a.txt")
    #expect(mistake()?.hasSuffix("is included too deeply") == true)
    try folder.write(
      String(repeating: "{{#mvc}}\n", count: 100_000)
        + String(repeating: "{{/mvc}}\n", count: 100_000),
      to: ".portico/templates/own/a.txt")
    #expect(mistake()?.contains("a.txt:") == true)
    try folder.write(
      String(repeating: "{{#mvc}}", count: 10_000), to: ".portico/templates/own/a.txt")
    #expect(mistake()?.hasSuffix("a.txt:1: the section {{#mvc}} is nested too deeply") == true)
  }

  @Test("No value in a path leads out of the project")
  func paths() throws {
    try folder.write("x\n", to: ".portico/templates/own/{{firstText}}.txt")
    let fields = "a:A=\"/../../../../key\""
    let error = #expect(throws: Mistake.self) { try project.plan("own", "cart", nil, fields) }
    #expect(error?.message.contains("would be written outside") == true)
  }
}
