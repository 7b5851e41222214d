import Foundation

/// The apps of `Tests/Ported`, as Xcode has them.
enum Ported {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Ported")

  /// The sources of each module, by their paths.
  static func modules() throws -> [[(path: String, text: String)]] {
    var modules: [String: [(String, String)]] = [:]
    for file in try sources(in: folder) {
      let names = file.path.dropFirst(folder.path.count).split(separator: "/")
      guard names.count > 2, !["Package.swift", "Placeholder.swift"].contains(names.last) else {
        continue
      }
      modules[names[..<2].joined(separator: "/"), default: []].append(file)
    }
    return modules.sorted { $0.key < $1.key }.map { $0.value }
  }

  /// The Swift files below a folder, by their paths.
  static func sources(in folder: URL) throws -> [(path: String, text: String)] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var files: [(path: String, text: String)] = []
    while let url = walk?.nextObject() as? URL {
      guard url.pathExtension == "swift" else { continue }
      files.append((url.path, try String(contentsOf: url, encoding: .utf8)))
    }
    return files.sorted { $0.path < $1.path }
  }
}
