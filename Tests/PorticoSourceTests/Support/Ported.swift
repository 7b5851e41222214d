import Foundation

/// The apps of `Tests/Ported`, as Xcode has them.
enum Ported {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Ported")

  /// The sources of each module, by their paths.
  static func modules() throws -> [[(path: String, text: String)]] {
    var modules: [String: [(String, String)]] = [:]
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let url = walk?.nextObject() as? URL {
      guard url.pathExtension == "swift", let range = url.path.range(of: "/Src/") else { continue }
      modules[String(url.path[..<range.lowerBound]), default: []].append(
        (url.path, try String(contentsOf: url, encoding: .utf8)))
    }
    return modules.sorted { $0.key < $1.key }.map { $0.value.sorted { $0.0 < $1.0 } }
  }
}

/// A small generator that gives the same numbers everywhere.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
