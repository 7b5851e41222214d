import Foundation
import PorticoCheck
import Testing

@testable import PorticoTemplates

@Suite("Plans")
struct PlanTests {
  private let project: Project
  private var folder: TemporaryFolder { project.folder }

  init() throws { project = try Project() }

  @Test("All is written or nothing, and no folder is left behind")
  func allOrNothing() throws {
    let plan = try project.plan("screen", "cart", .mvc)
    // A file stands where the folder of the tests would be.
    try folder.write("", to: "Tests/ShopTests/Cart")
    #expect {
      try plan.write()
    } throws: {
      "\($0)".hasSuffix("Nothing was written.") && "\($0)".contains("Tests/ShopTests/Cart/")
    }
    #expect(folder.files == ["Package.swift", "Tests/ShopTests/Cart"])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Sources"))
  }

  @Test("What was put in its place already is taken back when the rest can't be")
  func takenBack() throws {
    try project.new("screen", "cart", .mvc, "name:String")
    let before = try folder.files.map { try folder.read($0) }
    let plan = try project.plan("screen", "cart", .mvc, "count:Int")
    let last = try #require(plan.changes.last)
    var writing = Writing()
    for change in plan.changes { try writing.prepare(change) }
    try FileManager.default.removeItem(atPath: last.path)
    try FileManager.default.createDirectory(atPath: last.path, withIntermediateDirectories: true)
    #expect(throws: (any Error).self) { try writing.finish() }
    writing.undo()
    try FileManager.default.removeItem(atPath: last.path)
    try Data((last.old ?? "").utf8).write(to: URL(fileURLWithPath: last.path))
    #expect(try folder.files.map { try folder.read($0) } == before)
  }

  @Test("Permissions and links stay")
  func permissions() throws {
    try project.new("screen", "cart", .mvc, "name:String")
    let real = folder.path + "/Shared.swift"
    let path = folder.path + "/Sources/Shop/Cart/Cart.swift"
    try FileManager.default.moveItem(atPath: path, toPath: real)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: real)
    try project.new("screen", "cart", .mvc, "name:String,count:Int")
    #expect(try folder.read("Shared.swift").contains("var count: Int"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == real)
    let mode = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o640)
  }

  @Test(
    "The difference is what git applies",
    arguments: ["\n", "\r\n"], [true, false])
  func applies(_ lineBreak: String, _ isEnded: Bool) throws {
    try project.new("screen", "cart", .viper, "name:String")
    for file in folder.files where file.hasSuffix(".swift") && file != "Package.swift" {
      var text = try folder.read(file).replacing("\n", with: lineBreak)
      if !isEnded { text.removeLast() }
      try folder.write(text, to: file)
    }
    let plan = try project.plan("coordinator", "cart", .viper, "at:Date?,count:Int")
    try folder.write(plan.diff(from: folder.path), to: "change.diff")
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    git.arguments = ["git", "apply", "--whitespace=nowarn", "change.diff"]
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    for change in plan.changes {
      #expect(try String(contentsOfFile: change.path, encoding: .utf8) == change.new)
    }
  }

  @Test("Paths are as seen from a folder")
  func relative() {
    #expect(Plan.relative("/a/b/c.swift", to: "/a/b") == "c.swift")
    #expect(Plan.relative("/a/bTests/c.swift", to: "/a/b") == "../bTests/c.swift")
    #expect(Plan.relative("/x/c.swift", to: "/a/b") == "/x/c.swift")
  }
}
