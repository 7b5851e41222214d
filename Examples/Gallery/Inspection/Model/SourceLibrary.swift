import Foundation

/// The sources of the examples.
package struct SourceLibrary: Sendable {
  /// The folder of all examples.
  private let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  /// Those that the app was built from where they are still there, since an editor may have changed them; else those that
  /// the app has with it.
  package static let standard: SourceLibrary = {
    let file = URL(fileURLWithPath: #filePath)
    let examples = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let isThere = FileManager.default.fileExists(atPath: file.path)
    return isThere ? SourceLibrary(folder: examples) : bundled
  }()

  /// Those that the app has with it.
  package static let bundled = SourceLibrary(folder: Bundle.module.bundleURL)

  /// The paths of the Swift files below a folder, in order.
  package func paths(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: self.folder.appending(path: folder).path)
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// - Returns: `nil` if there is no such file.
  package func text(of path: String) -> String? {
    try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
