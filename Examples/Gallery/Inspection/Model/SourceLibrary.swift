import Foundation

/// The sources of the examples.
package struct SourceLibrary: Sendable {
  /// The folder of all examples.
  private let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  /// The sources that the app was built from, if they still exist, because they may have changed in an editor;
  /// otherwise, the copies in the app's resources.
  package static let standard: SourceLibrary = {
    let file = URL(fileURLWithPath: #filePath)
    let examples = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let isThere = FileManager.default.fileExists(atPath: file.path)
    return isThere ? SourceLibrary(folder: examples) : bundled
  }()

  /// The copies in the app's resources.
  package static let bundled = SourceLibrary(folder: Bundle.module.bundleURL)

  /// Returns the paths of the Swift files in a folder, sorted.
  package func paths(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: self.folder.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns the text of a file, or `nil` if it doesn't exist.
  package func text(of path: String) -> String? {
    try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
