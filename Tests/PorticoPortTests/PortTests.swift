import Foundation
import PorticoCheck
import PorticoSource
import Testing

@testable import PorticoPort

@Suite("Porting a project")
struct PortTests {
  @Test(
    "Each generation of projects gets the manifest and the report that are kept beside it",
    arguments: ["Old", "Middle", "New"])
  func goldens(_ name: String) throws {
    let fixture = try PortFixture(name)
    let plan = try fixture.port()
    #expect(try fixture.read("Package.swift") == PortFixture.golden("\(name).manifest.txt"))
    #expect(try PortReport(plan).text() == PortFixture.golden("\(name).report.txt"))
  }

  @Test("SwiftPM reads the manifests", arguments: ["Old", "Middle", "New"])
  func evaluated(_ name: String) throws {
    let fixture = try PortFixture(name)
    try fixture.port()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "dump-package", "--package-path", fixture.folder,
      "--scratch-path", fixture.folder + "/.build",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    struct Package: Decodable {
      struct Target: Decodable { var name: String }
      var targets: [Target]
    }
    let package = try JSONDecoder().decode(Package.self, from: data)
    #expect(try package.targets.map(\.name) == fixture.plan().targets.map(\.name))
  }

  @Test("The ignored folder holds a placeholder for each target, and links")
  func folder() throws {
    let fixture = try PortFixture("New")
    try fixture.port()
    #expect(
      try fixture.tree(".portico") == [
        ".gitignore",
        "Daily_Mail/Folders/Docs.bundle -> Mail/Docs.bundle",
        "Daily_Mail/Folders/Web -> Mail/Web",
        "Daily_Mail/Info.plist",
        "Daily_Mail/Placeholder.swift",
        "Daily_Mail/Resources/Localizable.xcstrings -> Common/Localizable.xcstrings",
        "Daily_Mail/Resources/de.lproj/InfoPlist.strings -> Mail/de.lproj/InfoPlist.strings",
        "Daily_Mail/Sources/Common/Address.swift -> Common/Address.swift",
        "Daily_Mail/Sources/Mail/AppDelegate.swift -> Mail/AppDelegate.swift",
        "Daily_Mail/Sources/Mail/Views/Row.swift -> Mail/Views/Row.swift",
        "Daily_Mail/Target.json",
        "Daily_MailTests/Placeholder.swift",
        "Daily_MailTests/Sources/Mail/Views/Row.swift -> Mail/Views/Row.swift",
        "Daily_MailTests/Sources/Tests/Unit/InboxTests.swift -> Tests/Unit/InboxTests.swift",
        "Daily_MailTests/Target.json",
      ])
  }

  @Test("Git sees the manifest alone")
  func ignored() throws {
    let fixture = try PortFixture("Old")
    let git = ["-C", fixture.folder, "-c", "user.name=A", "-c", "user.email=a@example.com"]
    func run(_ words: String...) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git"] + git + words
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      defer { process.waitUntilExit() }
      return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    _ = try run("init", "--quiet")
    _ = try run("add", ".")
    _ = try run("commit", "--quiet", "-m", "Begin")
    try fixture.write("", to: ".portico/templates/screen/{{Name}}.swift")
    try fixture.port()
    #expect(
      try run("status", "--porcelain", "-uall")
        == "?? .portico/templates/screen/{{Name}}.swift\n?? Package.swift\n")
  }

  @Test("A second run writes nothing")
  func again() throws {
    let fixture = try PortFixture("Middle")
    func identities() throws -> [String: UInt64] {
      var found: [String: UInt64] = [:]
      for name in try fixture.tree(".portico") + ["../Package.swift"] {
        var info = stat()
        let path = name.split(separator: " -> ")[0]
        #expect(lstat(fixture.folder + "/.portico/" + path, &info) == 0)
        found[name] = UInt64(info.st_ino)
      }
      return found
    }
    try fixture.port()
    let first = try identities()
    try fixture.port()
    #expect(try identities() == first)
  }

  @Test("What is gone from the project goes from the folder; the project's own templates stay")
  func changed() throws {
    let fixture = try PortFixture("New")
    try fixture.port()
    try fixture.write("mine", to: ".portico/templates/screen/a.swift")
    try fixture.write("", to: "Mail/Added.swift")
    try FileManager.default.removeItem(atPath: fixture.folder + "/Mail/Views")
    try FileManager.default.removeItem(atPath: fixture.folder + "/Tests")
    try fixture.port()
    let tree = try fixture.tree(".portico")
    #expect(tree.contains("Daily_Mail/Sources/Mail/Added.swift -> Mail/Added.swift"))
    #expect(!tree.contains { $0.contains("Row.swift") || $0.contains("Daily_MailTests") })
    #expect(!fixture.exists(".portico/Daily_Mail/Sources/Mail/Views"))
    #expect(try fixture.read(".portico/templates/screen/a.swift") == "mine")
  }

  @Test("A manifest of somebody else stays, and nothing is written")
  func foreign() throws {
    let fixture = try PortFixture("Old")
    try fixture.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    let mistake = #expect(throws: Mistake.self) { try fixture.port() }
    #expect(mistake?.message.contains("was not written by 'portico port' and stays") == true)
    #expect(try fixture.read("Package.swift") == "// swift-tools-version: 6.0\n")
    #expect(!fixture.exists(".portico"))
  }

  @Test("The app's Info.plist has the values of build settings")
  func infoPlist() throws {
    let fixture = try PortFixture("Middle")
    try fixture.port()
    let data = Data(try fixture.read(".portico/Shop/Info.plist").utf8)
    let list = try #require(
      PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    #expect(list["CFBundleIdentifier"] as? String == "com.example.shop")
    #expect(list["CFBundleShortVersionString"] as? String == "2.1")
    #expect(list["UIMainStoryboardFile"] as? String == "Main")
    #expect((list["UISupportedInterfaceOrientations~ipad"] as? [String])?.count == 2)
    #expect(list["UIApplicationSceneManifest"] != nil)
    let other = try PortFixture("New")
    try other.port()
    #expect(
      try other.read(".portico/Daily_Mail/Info.plist").contains("<string>mail-debug</string>"))
  }

  @Test("Modules that are mapped are no mistakes, and bring their packages")
  func modules() throws {
    let fixture = try PortFixture("Old")
    try fixture.write(
      """
      port:
        modules:
          RealityKit:
            module: OpenMaps
            package: https://example.com/Open-Maps.git
            version: 1.2.0
          NotesKit: none
        leave out: [Shared]
      """, to: ".portico.yml")
    let plan = try fixture.plan()
    #expect(!plan.changes.contains { $0.text.contains("RealityKit") })
    #expect(
      plan.packages == [".package(url: \"https://example.com/Open-Maps.git\", exact: \"1.2.0\")"])
    let app = try #require(plan.targets.first)
    #expect(app.products == [.init(name: "OpenMaps", package: "open-maps")])
    #expect(app.sources.allSatisfy { !$0.contains("/Shared/") })
    #expect(
      plan.leftOut.contains {
        $0.path.hasSuffix("Shared/Date.swift") && $0.text == ".portico.yml says so"
      })
    #expect(plan.modules == ["RealityKit": "OpenMaps", "NotesKit": ""])
  }

  @Test("A substitute takes the place of a framework of Portico")
  func substitutes() throws {
    let fixture = try PortFixture("Middle")
    try fixture.write("import Combine\n", to: "Shop/SceneDelegate.swift")
    let shop = { try #require(try fixture.plan().targets.first { $0.name == "Shop" }) }
    #expect(try shop().frameworks.contains("Combine"))
    try fixture.write("port:\n  modules:\n    Combine: OpenCombine\n", to: ".portico.yml")
    #expect(try !shop().frameworks.contains("Combine"))
  }

  @Test("The translator is told of substitutes, and the report sees sources as it does")
  func facts() throws {
    let fixture = try PortFixture("Middle")
    try fixture.write(
      """
      #if canImport(FXPageControl)
      import RealityKit
      #endif
      import FXPageControl

      """, to: "Shop/SceneDelegate.swift")
    let plan = try fixture.port()
    #expect(!plan.changes.contains { $0.text.contains("RealityKit") || $0.text.contains("FXPage") })
    let facts = try JSONDecoder().decode(
      TargetFacts.self, from: Data(try fixture.read(".portico/Shop/Target.json").utf8))
    #expect(facts.modules == ["FXPageControl": ""])
    try FileManager.default.removeItem(atPath: fixture.folder + "/.portico.yml")
    #expect(try fixture.plan().changes.contains { $0.text.contains("RealityKit") })
  }

  @Test("Where there is no project, the nearest one below is told")
  func nowhere() throws {
    let fixture = try PortFixture()
    try fixture.write("", to: "ios/App.xcodeproj/project.pbxproj")
    let mistake = #expect(throws: Mistake.self) { try fixture.plan() }
    #expect(
      mistake?.message
        == "there is no Xcode project in \(fixture.folder); there is one in \(fixture.folder)/ios")
  }

  @Test("What is the same in many places is told of five")
  func repeated() throws {
    let fixture = try PortFixture("New")
    for number in 1...8 { try fixture.write("import RealityKit\n", to: "Mail/Map\(number).swift") }
    let lines = try PortReport(fixture.plan()).text().split(separator: "\n")
      .filter { $0.contains("RealityKit") }
    #expect(
      lines
        == (1...5).map {
          "  Mail/Map\($0).swift:1: imports RealityKit, which is only available on Apple's platforms"
            + ($0 == 5 ? " (and 3 more)" : "")
        })
  }

  @Test(
    "Links in the place of what is written are refused",
    arguments: [
      (".portico", "is a link"), ("Package.swift", "is a link"),
      (".portico/.gitignore", "is a link"),
      (".portico/Notes", "was not written by 'portico port'"),
    ])
  func links(_ name: String, _ reason: String) throws {
    let fixture = try PortFixture("Old")
    try fixture.write("mine", to: "../\(Paths.name(fixture.folder))-else/Sources/a.swift")
    let other = fixture.folder + "-else"
    defer { try? FileManager.default.removeItem(atPath: other) }
    if name.hasPrefix(".portico/") { try fixture.write("", to: ".portico/templates/a") }
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder + "/" + name,
      withDestinationPath: name.contains("git") || name.hasPrefix("P") ? other + "/new" : other)
    let mistake = #expect(throws: Mistake.self) { try fixture.port() }
    #expect(mistake?.message.contains(reason) == true)
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: other).sorted() == [
        "Sources", "Sources/a.swift",
      ])
  }

  @Test("A folder that is not ours is not cleared")
  func strangers() throws {
    let fixture = try PortFixture("Old")
    try fixture.write("mine", to: ".portico/Notes/Sources/a.swift")
    #expect(throws: Mistake.self) { try fixture.port() }
    #expect(try fixture.read(".portico/Notes/Sources/a.swift") == "mine")
    #expect(PortLayout.place(of: "Templates") == ".portico/Templates-target")
  }

  @Test(
    "A folder that a killed run began or had nearly removed is completed, and removed with its target",
    arguments: [[], ["Placeholder.swift"], [".portico-draft-1-1"]])
  func killed(_ names: [String]) throws {
    let fixture = try PortFixture("Old")
    try fixture.port()
    let facts = try fixture.read(".portico/Notes/Target.json")
    for target in ["Notes", "Former"] {
      let folder = fixture.folder + "/.portico/" + target
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
      for name in names { try fixture.write("", to: ".portico/\(target)/\(name)") }
    }
    try fixture.port()
    #expect(try fixture.read(".portico/Notes/Target.json") == facts)
    #expect(!fixture.exists(".portico/Notes/.portico-draft-1-1"))
    #expect(!fixture.exists(".portico/Former"))
  }

  @Test("A link of somebody else in a folder of ours is removed, not followed")
  func linkInside() throws {
    let fixture = try PortFixture("Old")
    try fixture.port()
    try fixture.write("mine", to: "Other/a.swift")
    for name in ["Target.json", "Sources"] {
      try FileManager.default.removeItem(atPath: fixture.folder + "/.portico/Notes/" + name)
    }
    let folder = fixture.folder + "/.portico/Notes/"
    try FileManager.default.createSymbolicLink(
      atPath: folder + "Target.json", withDestinationPath: fixture.folder + "/Other/a.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "Sources", withDestinationPath: fixture.folder + "/Other")
    try fixture.port()
    #expect(try fixture.read("Other/a.swift") == "mine")
    #expect(try fixture.tree("Other") == ["a.swift"])
    #expect(try fixture.read(".portico/Notes/Target.json").hasPrefix("{"))
  }
}
