import Foundation
import PorticoCheck

@testable import PorticoPort

/// A copy of one of the projects beside these tests, or a folder of its own.
final class PortFixture {
  static let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Projects")
  static let portico = (
    dependency: ".package(url: \"https://example.com/portico.git\", branch: \"main\")",
    package: "portico"
  )

  /// Its folder, links followed.
  let folder: String

  init(_ project: String? = nil) throws {
    let files = FileManager.default
    let place = files.temporaryDirectory.appending(path: "portico-\(UUID())")
    if let project {
      try files.copyItem(at: Self.projects.appending(path: project), to: place)
    } else {
      try files.createDirectory(at: place, withIntermediateDirectories: true)
    }
    folder = AbsolutePath.of(place.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func plan() throws -> PortPlan {
    try Planner.plan(folder, configuration: try Configuration(in: folder) ?? Configuration())
  }

  @discardableResult func port() throws -> PortPlan {
    let plan = try plan()
    try PortWriter(plan, portico: Self.portico).write()
    return plan
  }

  func write(_ text: String, to name: String) throws {
    let path = folder + "/" + name
    try FileManager.default.createDirectory(
      atPath: AbsolutePath.folder(of: path), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + name)
  }

  /// All that is below a folder, with what links lead to.
  func tree(_ name: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder + "/" + name).sorted()
    return names.compactMap { path in
      let whole = "\(folder)/\(name)/\(path)"
      if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: whole) {
        return "\(path) -> \(link.replacing(folder + "/", with: ""))"
      }
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder)
        && isFolder.boolValue ? nil : path
    }
  }

  static func golden(_ name: String) throws -> String {
    try String(contentsOf: projects.appending(path: name), encoding: .utf8)
  }
}
