import Foundation
import TrialKit

/// The sources that are mutated: ported apps and examples.
struct Corpus {
  private static let folders = ["Tests/Ported", "Examples"]

  /// Paths in the repository.
  let names: [String]
  private let sources: [String: [UInt8]]

  init() {
    var sources: [String: [UInt8]] = [:]
    for folder in Self.folders {
      let place = Repository.folder.appendingPathComponent(folder)
      let walk = FileManager.default.enumerator(atPath: place.path)
      while let path = walk?.nextObject() as? String {
        guard path.hasSuffix(".swift"), !path.split(separator: "/").contains(".build"),
          let content = FileManager.default.contents(
            atPath: place.appendingPathComponent(path).path)
        else { continue }
        sources["\(folder)/\(path)"] = Array(content)
      }
    }
    self.sources = sources
    names = sources.keys.sorted()
  }

  /// The contents of a file; nothing if it is no more.
  func bytes(of name: String) -> [UInt8] { sources[name] ?? [] }
}
