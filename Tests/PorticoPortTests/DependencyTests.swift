import Foundation
import PorticoCheck
import PorticoSource
import Testing

@testable import PorticoPort

@Suite("What a project depends on")
struct DependencyTests {
  /// A project of one app, which imports some modules, and others beside it.
  private func fixture(_ imports: String..., products: String = "") throws -> PortFixture {
    let fixture = try PortFixture()
    try fixture.write(
      imports.map { "import \($0)\n" }.joined(), to: "App/App.swift")
    try fixture.write(
      Self.project(
        "App", "application", "../App/App.swift", settings: "SWIFT_VERSION = 5.0;",
        products: products), to: "App.xcodeproj/project.pbxproj")
    return fixture
  }

  /// A project of one target with one file.
  private static func project(
    _ name: String, _ type: String, _ file: String, settings: String = "", products: String = ""
  ) -> String {
    """
    {
    objects = {
    R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
    G = {isa = PBXGroup; children = (F); path = App; sourceTree = "<group>"; };
    F = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
    B = {isa = PBXBuildFile; fileRef = F; };
    S = {isa = PBXSourcesBuildPhase; files = (B); };
    T = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildConfigurationList = L; buildPhases = (S); packageProductDependencies = (\(products.isEmpty ? "" : "P")); };
    L = {isa = XCConfigurationList; buildConfigurations = (D); };
    D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
    P = {isa = XCSwiftPackageProductDependency; productName = "\(products)"; package = K; };
    K = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Snap.git"; requirement = {kind = upToNextMinorVersion; minimumVersion = 5.0.1; }; };
    };
    rootObject = R;
    }
    """
  }

  @Test("Pods and checkouts that are used become targets; the others and their tests do not")
  func pods() throws {
    let fixture = try fixture("Snap", "Promises", "Badges", "UIKit")
    try fixture.write("import UIKit\nimport HealthKit\n", to: "Pods/Snap/Snap.swift")
    try fixture.write(
      Self.project("Snap", "framework", "../Snap/Snap.swift"),
      to: "Pods/Pods.xcodeproj/project.pbxproj")
    for (name, type, file) in [
      ("Promises", "framework", "Promises.swift"), ("Unused", "framework", "Unused.swift"),
      ("PromisesTests", "bundle.unit-test", "PromisesTests.swift"),
      ("Badges", "framework", "Badges.m"),
    ] {
      let folder = "Carthage/Checkouts/\(name)"
      try fixture.write("import Missing\n", to: "\(folder)/\(file)")
      try fixture.write(
        Self.project(name, type, "../\(file)"), to: "\(folder)/\(name).xcodeproj/project.pbxproj")
    }
    let plan = try fixture.plan()
    #expect(plan.targets.map(\.name) == ["App", "Promises", "Snap"])
    #expect(plan.targets[0].targets == ["Promises", "Snap"])
    #expect(
      plan.leftOut == [
        Remark(
          fixture.folder + "/Carthage/Checkouts/Promises/Promises.swift", 1,
          "imports Missing, which no target here builds"),
        Remark(
          fixture.folder + "/Pods/Snap/Snap.swift", 2,
          "imports HealthKit, which is only available on Apple's platforms"),
      ])
    #expect(
      plan.changes == [
        Remark(fixture.folder + "/App/App.swift", 3, "imports Badges, which has no Swift")
      ])
  }

  @Test("Locks tell what is not on this disk")
  func locks() throws {
    let fixture = try fixture("UIKit")
    try fixture.write(
      """
      PODS:
        - "Google/Analytics (3.0)":
          - Other (1.0)
        - RxCocoa (6.5.0):
          - RxSwift (= 6.5.0)

      DEPENDENCIES:
        - RxCocoa
      """, to: "Podfile.lock")
    try fixture.write(
      "github \"mxcl/PromiseKit\" \"6.8.4\"\ngit \"https://example.com/Own.git\" \"abc\"\n",
      to: "Cartfile.resolved")
    let left = try fixture.plan().leftOut.map { "\(Paths.name($0.path)):\($0.line): \($0.text)" }
    #expect(
      left == [
        "Cartfile.resolved:1: PromiseKit 6.8.4: its sources are not here",
        "Cartfile.resolved:2: Own abc: its sources are not here",
        "Podfile.lock:2: Google 3.0: its sources are not here",
        "Podfile.lock:4: RxCocoa 6.5.0: its sources are not here",
      ])
  }

  @Test("A package that SwiftPM fetches has its requirement, or the version that was settled on")
  func remote() throws {
    let fixture = try fixture("Snap", products: "Snap")
    #expect(
      try fixture.plan().packages == [
        ".package(url: \"https://example.com/Snap.git\", .upToNextMinor(from: \"5.0.1\"))"
      ])
    try fixture.write(
      """
      {"object": {"pins": [{"package": "Snap", "repositoryURL": "https://example.com/Snap.git",
      "state": {"branch": null, "revision": "0123abc", "version": "5.0.3"}}]}, "version": 1}
      """,
      to: "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    let plan = try fixture.plan()
    #expect(
      plan.packages == [".package(url: \"https://example.com/Snap.git\", exact: \"5.0.3\")"])
    #expect(plan.targets[0].products == [.init(name: "Snap", package: "snap")])
    #expect(plan.changes.isEmpty)
  }

  @Test(
    "A package is translated if it needs Combine, not if it only asks for it",
    arguments: [true, false])
  func combine(isNeeded: Bool) throws {
    let fixture = try fixture("Snap", "Combine", products: "Snap")
    let folder = ".portico/Packages/snap"
    try fixture.write(
      """
      // swift-tools-version: 6.0
      let package = Package(name: "Snap", products: [.library(name: "Snap", targets: ["Snap"])],
        targets: [.target(name: "Snap", path: "Code")])
      """, to: folder + "/Package.swift")
    let text = "import Combine\n"
    try fixture.write(
      isNeeded ? text : "#if canImport(Combine)\n\(text)#endif\n", to: folder + "/Code/Snap.swift")
    let plan = try fixture.plan()
    #expect(plan.targets.map(\.name) == (isNeeded ? ["App", "Snap"] : ["App"]))
    #expect(plan.targets.allSatisfy { $0.frameworks == ["Combine"] } && plan.changes.isEmpty)
  }

  @Test("A package whose sources are in the folder is translated if it imports UIKit")
  func held() throws {
    let fixture = try fixture("Snap", products: "Snap")
    let folder = ".portico/Packages/snap"
    try fixture.write(
      """
      // swift-tools-version: 6.0
      let package = Package(name: "Snap", products: [.library(name: "Snap", targets: ["Snap"])],
        targets: [.target(name: "Snap", path: "Code"), .testTarget(name: "SnapTests")])
      """, to: folder + "/Package.swift")
    try fixture.write("import UIKit\n", to: folder + "/Code/Snap.swift")
    let plan = try fixture.plan()
    #expect(plan.packages.isEmpty)
    #expect(plan.targets.map(\.name) == ["App", "Snap"])
    #expect(plan.targets[0].targets == ["Snap"])
    #expect(plan.targets[1].settings == [".swiftLanguageMode(.v6)"])
  }

  @Test("A package is ported beside its own manifest")
  func beside() throws {
    let fixture = try PortFixture()
    let manifest = """
      // swift-tools-version: 5.9
      let package = Package(name: "Snap", targets: [.target(name: "Snap"), .testTarget(name: "SnapTests", dependencies: ["Snap"])])
      """
    try fixture.write(manifest, to: "Package.swift")
    try fixture.write("import UIKit\n", to: "Sources/Snap/Snap.swift")
    try fixture.write("import XCTest\n@testable import Snap\n", to: "Tests/SnapTests/Snap.swift")
    #expect(throws: Mistake.self) { try fixture.plan() }
    let plan = try Planner.plan(fixture.folder, isBeside: true)
    #expect(plan.targets.map(\.name) == ["Snap", "SnapTests"])
    try PortWriter(plan, portico: PortFixture.portico).write()
    #expect(try fixture.read("Package.swift") == manifest)
    #expect(try fixture.read("Package@swift-6.2.swift").contains("path: \".portico/SnapTests\""))
  }

  @Test("Workspaces name projects and packages, in groups, too")
  func workspaces() throws {
    let fixture = try PortFixture()
    try fixture.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <Group location = "group:Modules" name = "Modules">
            <FileRef location = "group:Core"></FileRef>
            <Group location = "container:" name = "Apps">
               <FileRef location = "group:App/App.xcodeproj"/>
            </Group>
            <FileRef location = "group:Late"></FileRef>
         </Group>
         <FileRef
            location = "absolute:/opt/B.xcodeproj">
         </FileRef>
         <FileRef location = "group:C.xcodeproj"></FileRef>
      </Workspace>
      """, to: "App.xcworkspace/contents.xcworkspacedata")
    #expect(
      try Workspace(fixture.folder + "/App.xcworkspace").places == [
        fixture.folder + "/Modules/Core", fixture.folder + "/App/App.xcodeproj",
        fixture.folder + "/Modules/Late",
        "/opt/B.xcodeproj", fixture.folder + "/C.xcodeproj",
      ])
  }

  @Test("A module's name that would be a path becomes a name")
  func names() throws {
    let fixture = try PortFixture()
    try fixture.write("import UIKit\n", to: "App/App.swift")
    try fixture.write(
      Self.project(
        "App", "application", "App.swift", settings: "PRODUCT_MODULE_NAME = \"../../x\";"),
      to: "App.xcodeproj/project.pbxproj")
    #expect(try fixture.plan().targets.map(\.name) == ["______x"])
  }

  @Test("A module with the name of a framework gets another name, and what imports it follows")
  func frameworkNames() throws {
    let fixture = try PortFixture()
    for (name, type, text) in [
      ("Contacts", "application", "import UIKit\n"),
      ("ContactsTests", "bundle.unit-test", "import Photos\n@testable import Contacts\n"),
    ] {
      try fixture.write(text, to: "\(name)/\(name).swift")
      try fixture.write(
        Self.project(name, type, "../\(name)/\(name).swift"),
        to: "\(name).xcodeproj/project.pbxproj")
    }
    let plan = try fixture.port()
    #expect(plan.targets.map(\.name) == ["ContactsModule", "ContactsTests"])
    #expect(plan.targets.map(\.targets) == [[], ["ContactsModule"]])
    #expect(plan.targets.map(\.frameworks) == [[], ["Photos"]])
    #expect(plan.modules == ["Contacts": "ContactsModule"])
    #expect(
      plan.changes.map(\.text) == [
        "Contacts is the module ContactsModule here; Contacts is Apple's framework"
      ])
    #expect(
      try fixture.read(".portico/ContactsTests/Target.json").contains(
        "\"Contacts\" : \"ContactsModule\""))
  }

  @Test("What Foundation exports on a phone becomes a dependency where it's used")
  func exportedFramework() throws {
    let fixture = try fixture("UIKit")
    #expect(try fixture.plan().targets[0].frameworks == [])
    try fixture.write("import Foundation\nlet a = kSecClass\n", to: "App/App.swift")
    #expect(try fixture.plan().targets[0].frameworks == ["Security"])
  }

  @Test(
    "A framework that the bridging header imports becomes a dependency and is imported everywhere")
  func bridgingHeader() throws {
    let fixture = try fixture("UIKit")
    let path = "App.xcodeproj/project.pbxproj"
    try fixture.write(
      fixture.read(path).replacing(
        "SWIFT_VERSION = 5.0;",
        with: "SWIFT_VERSION = 5.0; SWIFT_OBJC_BRIDGING_HEADER = Bridge.h;"), to: path)
    try fixture.write(
      "#import <UIKit/UIKit.h>\n#import <CommonCrypto/CommonCrypto.h>\n", to: "Bridge.h")
    let plan = try fixture.port()
    #expect(plan.changes.isEmpty && plan.targets[0].frameworks == ["CommonCrypto"])
    let facts = try JSONDecoder().decode(
      TargetFacts.self, from: Data(try fixture.read(".portico/App/Target.json").utf8))
    #expect(facts.imports == ["CommonCrypto"])
  }

  @Test("A project that another refers to may be missing; one that is named may not")
  func subprojects() throws {
    let fixture = try fixture("UIKit")
    let path = "App.xcodeproj/project.pbxproj"
    let text = try fixture.read(path).replacing(
      "children = (F)", with: "children = (F, X)"
    )
    try fixture.write(
      text.replacing(
        "B = {isa", with: "X = {isa = PBXFileReference; path = ../Kit/Kit.xcodeproj; };\nB = {isa"),
      to: path)
    let kit = fixture.folder + "/Kit/Kit.xcodeproj"
    #expect(try fixture.plan().changes == [Remark(kit, 0, "is a project that cannot be read")])
    try fixture.write("import UIKit\n", to: "Kit/App.swift")
    try fixture.write(
      Self.project("Kit", "framework", "../App.swift"), to: "Kit/Kit.xcodeproj/project.pbxproj")
    #expect(try fixture.plan().targets.map(\.name) == ["App", "Kit"])
    try fixture.write("{", to: path)
    #expect(throws: Mistake.self) { try fixture.plan() }
  }

  @Test("Targets that import each other are told, and one of them gives way")
  func circle() throws {
    let fixture = try fixture("Left")
    for (name, other) in [("Left", "Right"), ("Right", "Left")] {
      let folder = "Carthage/Checkouts/\(name)"
      try fixture.write("import \(other)\n", to: "\(folder)/\(name).swift")
      try fixture.write(
        Self.project(name, "framework", "../\(name).swift"),
        to: "\(folder)/\(name).xcodeproj/project.pbxproj")
    }
    let plan = try fixture.plan()
    #expect(plan.targets.map(\.targets) == [["Left"], []])
    #expect(plan.changes.map(\.text) == ["Left and Right depend on each other"])
  }
}
