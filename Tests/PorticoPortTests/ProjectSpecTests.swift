import Foundation
import PorticoCheck
import Testing

@testable import PorticoPort

@Suite("Projects as XcodeGen's specs describe them")
struct ProjectSpecTests {
  private func fixture(_ spec: String) throws -> PortFixture {
    let fixture = try PortFixture()
    try fixture.write(spec, to: "project.yml")
    for name in ["App/Main.swift", "App/Views/Row.swift", "App/Old/Gone.swift", "Kit/Kit.swift"] {
      try fixture.write("import UIKit\n", to: name)
    }
    try fixture.write("@testable import App\n", to: "Tests/AppTests.swift")
    for name in ["App/en.lproj/Localizable.strings", "App/Web/index.html", "App/Read.md"] {
      try fixture.write("", to: name)
    }
    return fixture
  }

  private func target(_ name: String, _ fixture: PortFixture) throws -> PortTarget {
    try #require(try fixture.plan().targets.first { $0.name == name })
  }

  private static let app = """
    name: Sample
    options:
      bundleIdPrefix: com.example   # and the name
      developmentLanguage: de
    settings:
      SWIFT_VERSION: "6.0"
    targets:
      App:
        type: application
        platform: iOS
        sources:
          - path: App
            excludes: [Old, "**/*.md"]
        info:
          path: App/Info.plist
          properties:
            UIMainStoryboardFile: Main
            UILaunchScreen: {}
            UIBackgroundModes: [audio]
            LSRequiresIPhoneOS: true
            CFBundleDisplayName: $(PRODUCT_NAME)!
        dependencies:
          - target: Kit
          - sdk: MapKit.framework
        preBuildScripts:
          - name: Lint
            script: |
              if which swiftlint; then
                swiftlint # all
              fi
      Kit:
        type: framework
        platform: iOS
        sources: Kit
        settings:
          configs:
            debug: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: "TRACING DEBUG"}
      AppTests:
        type: bundle.unit-test
        platform: iOS
        sources: [Tests]
        dependencies: [{target: App}]

    """

  @Test("Targets, sources, resources, settings and dependencies are read")
  func targets() throws {
    let fixture = try fixture(Self.app)
    let plan = try fixture.port()
    #expect(plan.name == "Sample")
    #expect(plan.language == "de")
    #expect(plan.targets.map(\.name) == ["App", "Kit", "AppTests"])
    let app = plan.targets[0]
    #expect(
      app.sources.map { $0.replacing(fixture.folder + "/", with: "") }
        == ["App/Main.swift", "App/Views/Row.swift"])
    #expect(app.resources.map(\.place).sorted() == ["en.lproj/Localizable.strings", "index.html"])
    #expect(app.settings == [".swiftLanguageMode(.v6)"])
    #expect(app.targets == ["Kit"])
    #expect(plan.targets[1].settings.last == ".define(\"TRACING\", .when(configuration: .debug))")
    #expect(plan.targets[2].targets == ["App"])
    #expect(PortReport(plan).isComplete)
  }

  @Test("The Info.plist is made of the spec's properties")
  func information() throws {
    let fixture = try fixture(Self.app)
    try fixture.port()
    let data = Data(try fixture.read(".portico/App/Info.plist").utf8)
    let list = try #require(
      PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    #expect(list["UIMainStoryboardFile"] as? String == "Main")
    #expect(list["UIBackgroundModes"] as? [String] == ["audio"])
    #expect(list["LSRequiresIPhoneOS"] as? Bool == true)
    #expect(list["UILaunchScreen"] as? [String: String] == [:])
    #expect(list["CFBundleDisplayName"] as? String == "App!")
    #expect(list["CFBundleIdentifier"] as? String == "com.example.App")
  }

  @Test("Included specs are merged, groups and templates are filled in")
  func merging() throws {
    let fixture = try fixture(
      """
      include: [base.yml]
      targets:
        App:
          templates: [screen]
          templateAttributes: {flag: LARGE}
          settings:
            groups: [six]
        Kit:
          platform: [iOS, macOS]
          sources:REPLACE: [Kit]
      """)
    try fixture.write(
      """
      targetTemplates:
        screen:
          type: application
          platform: iOS
          sources: [{path: App, includes: ["Views/*"]}]
          settings: {base: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: "${flag} ${target_name}_ON"}}
      settingGroups:
        six:
          SWIFT_VERSION: 6
      targets:
        Kit:
          type: framework
          sources: [Nowhere]
      """, to: "base.yml")
    let app = try target("App", fixture)
    #expect(app.sources == [fixture.folder + "/App/Views/Row.swift"])
    #expect(
      app.settings == [".swiftLanguageMode(.v6)", ".define(\"App_ON\")", ".define(\"LARGE\")"])
    #expect(try target("Kit", fixture).sources == [fixture.folder + "/Kit/Kit.swift"])
  }

  @Test("Packages have the requirements of the spec")
  func packages() throws {
    let fixture = try fixture(
      """
      packages:
        Colors: {url: https://example.com/Colors.git, from: 1.2.0}
        Fonts:
          url: https://example.com/Fonts
          minorVersion: 2.0.0
        Unused: {github: a/unused, branch: main}
      targets:
        App:
          type: application
          platform: iOS
          sources: [Kit]
          dependencies:
            - package: Colors
            - package: Fonts
              products: [Serif, Sans]
      """)
    let plan = try fixture.plan()
    #expect(
      plan.packages == [
        ".package(url: \"https://example.com/Colors.git\", from: \"1.2.0\")",
        ".package(url: \"https://example.com/Fonts\", .upToNextMinor(from: \"2.0.0\"))",
      ])
    #expect(plan.targets[0].products.map(\.name).sorted() == ["Colors", "Sans", "Serif"])
  }

  @Test(
    "Mistakes name the spec's line",
    arguments: [
      ("name: A\n", "has no 'targets'; it is no project spec of XcodeGen"),
      ("include: [project.yml]\n", "includes itself"),
      ("targets:\n  A: &a\n    type: application\n", "2:6: '&a': anchors and aliases are not read"),
      ("targets:\n  A: {type: application\n", "2:24: a '}' is missing"),
      ("targets:\n  A: {type}\n", "2:11: a ':' is missing"),
      ("targets: [a] b\n", "1:13: nothing can follow the brackets"),
    ])
  func mistakes(_ spec: String, _ text: String) throws {
    let fixture = try fixture(spec)
    let mistake = #expect(throws: Mistake.self) { try fixture.plan() }
    #expect(mistake?.message.hasPrefix(fixture.folder + "/project.yml:") == true)
    #expect(mistake?.message.hasSuffix(text) == true, "\(mistake?.message ?? "")")
  }

  @Test("A source that is not there is told with its line")
  func absent() throws {
    let fixture = try fixture(
      """
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - App
            - path: Generated
            - path: Perhaps
              optional: true
      """)
    let changes = try fixture.plan().changes
    #expect(changes.map(\.text) == ["Generated is not there"])
    #expect(changes.first?.line == 7)
  }

  @Test("An Xcode project is read in place of the spec; a manifest of Tuist is told of")
  func others() throws {
    let fixture = try PortFixture("Old")
    try fixture.write(Self.app, to: "project.yml")
    #expect(try fixture.plan().name == PortFixture("Old").plan().name)
    let other = try PortFixture()
    try other.write("import ProjectDescription\n", to: "Project.swift")
    let mistake = #expect(throws: Mistake.self) { try other.plan() }
    #expect(
      mistake?.message
        == "\(other.folder)/Project.swift is a manifest of Tuist; run 'tuist generate' first")
  }

  @Test(
    "Patterns name files and the folders around them",
    arguments: [
      ("Old/a.swift", "Old", true), ("Old/a.swift", "*.swift", false), ("a.swift", "*.swift", true),
      ("b/c/d.md", "**/*.md", true), ("d.md", "**/*.md", true), ("b/c/d.md", "b/**", true),
      ("Older/a.swift", "Old", false), ("s1.json", "s[0-2].json", true),
    ])
  func patterns(_ file: String, _ pattern: String, _ fits: Bool) {
    #expect(SpecSources.fits(file, pattern) == fits)
  }
}
