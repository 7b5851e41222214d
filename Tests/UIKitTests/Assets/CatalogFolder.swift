import Foundation
import Testing

/// A bundle with a catalog that a test writes, as long as this object lives.
final class CatalogFolder {
  let bundle: Bundle
  private let folder: URL

  /// - Parameter files: Texts and pictures by their paths in the catalog.
  init(_ files: [String: Data]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (path, data) in files {
      let url = folder.appendingPathComponent("Media.xcassets/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    bundle = try #require(Bundle(url: folder))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
