import Foundation
import PorticoTool
import Testing

@Suite("portico port")
struct PortTests {
  let portico: CommandRun

  init() throws {
    portico = try CommandRun()
    try portico.write("import UIKit\n", to: "App/App.swift")
    try write(other: "")
  }

  private func write(other: String, package: String = "") throws {
    try portico.write(
      """
      {
      objects = {
      R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
      G = {isa = PBXGroup; children = (F, H); path = App; };
      F = {isa = PBXFileReference; path = App.swift; };
      H = {isa = PBXFileReference; path = "\(other)"; };
      B = {isa = PBXBuildFile; fileRef = F; };
      C = {isa = PBXBuildFile; fileRef = H; };
      S = {isa = PBXSourcesBuildPhase; files = (B\(other.isEmpty ? "" : ", C")); };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildConfigurationList = L; buildPhases = (S); packageProductDependencies = (\(package.isEmpty ? "" : "P")); };
      P = {isa = XCSwiftPackageProductDependency; productName = Snap; package = K; };
      K = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(package)"; requirement = {kind = exactVersion; version = 5.0.1; }; };
      L = {isa = XCConfigurationList; buildConfigurations = (D); };
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      };
      rootObject = R;
      }
      """, to: "App.xcodeproj/project.pbxproj")
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: portico.path(name))
  }

  @Test(
    "It writes a manifest and its folder, and reports",
    arguments: ["@", "@App.xcodeproj", "@App.xcodeproj/"])
  func writes(_ place: String) throws {
    let answer = portico("port", place, "--portico", "https://example.com/portico.git")
    #expect(answer.error == "")
    #expect(answer.status == 0)
    #expect(
      answer.out == "App: app, 1 Swift file\n\n100 % of 1 source file for iOS build as they are.\n")
    #expect(exists("Package.swift") && exists(".portico/App/Placeholder.swift"))
  }

  @Test("A check writes nothing, and its status tells whether something is to do")
  func check() throws {
    #expect(portico("port", "--check", "@").status == 0)
    try write(other: "Old.m")
    let answer = portico("port", "--check", "@")
    #expect(answer.status == 1)
    #expect(answer.out.contains("Left out\n  App/Old.m: Objective-C\n"))
    #expect(answer.out.contains("50 % of 2 source files"))
    #expect(!exists("Package.swift") && !exists(".portico"))
  }

  @Test("Mistakes have status 2 and write nothing")
  func mistakes() throws {
    #expect(
      portico("port", "@Apps").error.contains("there is no folder @/Apps; did you mean '@/App'?"))
    #expect(portico("port", "@App").error.contains("there is no Xcode project in @/App"))
    #expect(portico("port", "a", "b").error.contains("takes one folder"))
    try portico.write("port:\n  modulse:\n    A: none\n", to: ".portico.yml")
    let unknown = portico("port", "@")
    #expect(
      unknown.error.contains(".portico.yml:2:3: 'modulse' is not known; did you mean 'modules'?"))
    try portico.write("", to: ".portico.yml")
    try portico.write("{ objects = {};\n rootObject = A;\n}", to: "App.xcodeproj/project.pbxproj")
    let broken = portico("port", "@")
    #expect(broken.error.contains("project.pbxproj:2: has no project object"))
    try write(other: "")
    try portico.write("// mine", to: "Package.swift")
    let foreign = portico("port", "@", "--portico", "https://example.com/portico.git")
    #expect(foreign.error.contains("Package.swift was not written by 'portico port'"))
    for answer in [unknown, broken, foreign] { #expect(answer.status == 2) }
    #expect(try portico.read("Package.swift") == "// mine")
    #expect(!exists(".portico"))
  }

  /// A repository of a package of one target.
  private func makeRepository(_ name: String, tag: String, _ source: String, needs: String? = nil)
    throws
  {
    let dependency = needs.map {
      ".package(url: \"\(portico.path("repositories/\($0)"))\", from: \"1.0.0\")"
    }
    let product = needs.map { ".product(name: \"\($0)\", package: \"\($0)\")" }
    let folder = "repositories/\(name)"
    try portico.write(
      """
      // swift-tools-version: 5.9
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(dependency ?? "")],
        targets: [.target(name: "\(name)", dependencies: [\(product ?? "")])])
      """, to: folder + "/Package.swift")
    try portico.write(source, to: "\(folder)/Sources/\(name)/\(name).swift")
    try portico.git("-C", folder, "init", "--quiet")
    try portico.git("-C", folder, "add", ".")
    try portico.git("-C", folder, "commit", "--quiet", "-m", "Begin")
    try portico.git("-C", folder, "tag", tag)
  }

  @Test("Packages are fetched with what they need, and translated if they import UIKit")
  func fetch() throws {
    try portico.git("init", "--quiet")
    try makeRepository("Base", tag: "1.0.0", "public import UIKit\n")
    try makeRepository("Snap", tag: "v5.0.1", "import Base\n", needs: "Base")
    try write(other: "", package: portico.path("repositories/Snap"))
    #expect(portico("port", "--check", "@").out.contains("\n  snap: @/repositories/Snap\n"))
    #expect(portico("port", "--check", "--fetch", "@").status == 2)
    let answer = portico("port", "--fetch", "@", "--portico", "https://example.com/portico.git")
    #expect(answer.error == "")
    #expect(answer.out.contains("with Base, Snap\n"))
    #expect(!answer.out.contains("Not examined"))
    let manifest = try portico.read("Package.swift")
    #expect(
      manifest.contains("name: \"Snap\",\n      dependencies: [portico(\"UIKit\"), \"Base\"]"))
    #expect(!manifest.contains("repositories"))
    #expect(exists(".portico/Packages/base/Package.swift"))
  }

  @Test("What cannot be fetched is told, and nothing is written")
  func unfetched() throws {
    try portico.git("init", "--quiet")
    try makeRepository("Snap", tag: "4.0.0", "import UIKit\n")
    try write(other: "", package: portico.path("repositories/Snap"))
    let answer = portico("port", "--fetch", "@", "--portico", "https://example.com/portico.git")
    #expect(answer.status == 2)
    #expect(answer.error.contains("snap cannot be fetched from @/repositories/Snap: "))
    #expect(!exists("Package.swift"))
    #expect(!exists(".portico/Packages/snap") && !exists(".portico/Packages/snap.part"))
  }
}
