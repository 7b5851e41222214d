import Foundation
package import PorticoCheck

/// The folders to which files are written.
package struct Destination: Equatable {
  /// The folder of the package or project.
  package var root: String
  package var sources: String
  /// The folder of the sources in the same module.
  package var target: String
  package var tests: String
  /// The module that tests import.
  package var module: String
  /// Notes about what the user has to do to build the files.
  package var notes: [String] = []

  /// - Parameter sources: The folder of the sources, or `nil` for the target's folder.
  package init(
    root: String, target: String, sources: String? = nil, tests: String, module: String
  ) {
    self.root = root
    self.target = target
    self.sources = sources ?? target
    self.tests = tests
    self.module = module
  }

  /// - Parameters:
  ///   - folder: The folder of the sources: a package, the folder of a target or a folder inside it, or any folder.
  ///   - tests: The folder of the tests, or `nil` to find it.
  ///   - module: The module that tests import, or `nil` to find it.
  ///   - needs: The products of Portico that the target has to depend on.
  package init(
    folder: String, tests: String?, module: String?, needs: [String]
  ) throws(Mistake) {
    let path = Self.absolute(folder)
    let files = FileManager.default
    var above = URL(fileURLWithPath: path)
    while true {
      let manifest = above.appending(path: "Package.swift").path
      if files.fileExists(atPath: manifest) {
        try self.init(path, inPackage: above.path, needs)
        break
      }
      let names = (try? files.contentsOfDirectory(atPath: above.path)) ?? []
      if let project = names.filter({ $0.hasSuffix(".xcodeproj") }).sorted().first {
        self.init(path, inProject: String(project.dropLast(10)), at: above.path)
        break
      }
      if above.path.count <= 1 || names.contains(".git") {
        let name = URL(fileURLWithPath: path).lastPathComponent
        // A folder next to a repository would be outside of it.
        let tests = path + (above.path == path ? "/Tests" : "Tests")
        self.init(root: path, target: path, tests: tests, module: Self.identifier(name))
        break
      }
      above.deleteLastPathComponent()
    }
    if let tests { self.tests = Self.absolute(tests) }
    if let module {
      try Names.check(module: module)
      self.module = module
    }
  }

  private init(_ path: String, inPackage root: String, _ needs: [String]) throws(Mistake) {
    let text = try TextFile.found(root + "/Package.swift")
    let manifest = PackageManifest(text)
    let targets = manifest.targets.filter { !$0.isTest }
    let owner = targets.filter {
      let folder = Self.joined(root, $0.folder)
      return path == folder || path.hasPrefix(folder + "/")
    }.max { $0.folder.count < $1.folder.count }
    guard
      let target = owner ?? (path == root && targets.count == 1 ? targets[0] : nil)
        ?? Self.target(unnamed: path, in: root)
    else {
      let folders = targets.map(\.folder).joined(separator: ", ")
      throw Mistake(
        message: targets.isEmpty
          ? "\(root)/Package.swift declares no target; specify a folder with --into"
          : "\(path) is not in a target of the package; specify one with --into: \(folders)")
    }
    let tests = manifest.targets.filter { $0.isTest && $0.dependencies.contains(target.name) }
    let test = tests.first { $0.name == target.name + "Tests" } ?? tests.first
    self.init(
      root: root, target: Self.joined(root, target.folder),
      sources: path == root ? nil : path,
      tests: Self.joined(root, test?.folder ?? "Tests/\(target.name)Tests"),
      module: Self.identifier(target.name))
    if test == nil {
      notes.append(
        "Package.swift needs .testTarget(name: \"\(target.name)Tests\", dependencies: [\"\(target.name)\"])"
      )
    }
    noteLacks(of: target, needs, in: manifest, text)
  }

  /// Returns a target for a folder in `Sources`. The manifest may declare it in code that can't be read, such as a
  /// loop.
  private static func target(unnamed path: String, in root: String) -> PackageManifest.Target? {
    let parts = path.dropFirst(root.count).split(separator: "/")
    guard parts.count > 1, parts[0] == "Sources" else { return nil }
    guard FileManager.default.fileExists(atPath: "\(root)/Sources/\(parts[1])") else { return nil }
    return PackageManifest("[.target(name: \"\(parts[1])\")]").targets.first
  }

  /// Notes the products that a target lacks, because neither it nor a target that it depends on has them.
  private mutating func noteLacks(
    of target: PackageManifest.Target, _ needs: [String], in manifest: PackageManifest,
    _ text: String
  ) {
    let dependencies = Dictionary(grouping: manifest.targets, by: \.name)
      .mapValues { $0.flatMap(\.dependencies) }
    var known: Set<String> = []
    var open = target.dependencies
    while let next = open.popLast() {
      if known.insert(next).inserted { open += dependencies[next] ?? [] }
    }
    let lacks = needs.filter { !known.contains($0) }
    if !lacks.isEmpty, !text.contains("\"Portico\""), !text.lowercased().contains("portico.git") {
      let portico = (try? PorticoSource(nil))?.dependency ?? ".package(url: …, branch: \"main\")"
      notes.append("Package.swift needs \(portico) among its dependencies")
    }
    for product in lacks {
      let condition = product == "UIKit" ? ", condition: .when(platforms: [.linux])" : ""
      notes.append(
        "the target \(target.name) needs .product(name: \"\(product)\", package: \"Portico\"\(condition))"
          + (condition.isEmpty ? "" : " to be built on Linux"))
    }
  }

  private init(_ path: String, inProject name: String, at root: String) {
    let files = FileManager.default
    // Xcode creates a folder with the name of the project next to it.
    let own = files.fileExists(atPath: "\(root)/\(name)") ? "\(root)/\(name)" : root
    let sources = path == root ? own : path
    let below = sources.dropFirst(root.count).split(separator: "/").first
    let all = (try? files.contentsOfDirectory(atPath: root)) ?? []
    let tests = all.filter { $0.hasSuffix("Tests") && !$0.hasSuffix("UITests") }
    self.init(
      root: root, target: below.map { "\(root)/\($0)" } ?? root, sources: sources,
      tests: "\(root)/" + (tests.count == 1 ? tests[0] : "\(name)Tests"),
      module: Self.identifier(name))
  }

  static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private static func joined(_ root: String, _ folder: String) -> String {
    absolute(root + "/" + folder)
  }

  /// Returns the name of a target's module, in which invalid characters are replaced.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
