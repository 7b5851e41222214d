import Foundation

/// Converts paths to those that a repository's server uses: relative to its root, with links resolved. GitHub
/// displays no findings for other paths.
package final class RepositoryPaths {
  private let folder: String
  /// The root of the repository around the current folder, or `nil` if there is none.
  private let top: String?
  private var tops: [String: String?] = [:]

  package init(seenFrom folder: String = ".") {
    self.folder = AbsolutePath.of(folder)
    top = Self.top(above: self.folder)
  }

  /// Returns a path relative to the root of the repository around the current folder, or else around the file.
  /// Without a repository, the path is relative to the current folder, or absolute if the file is elsewhere.
  package func path(_ path: String) -> String {
    let path = AbsolutePath.of(path)
    for place in [top, around(path), folder] as [String?] {
      if let place, path.hasPrefix(place + "/") { return String(path.dropFirst(place.count + 1)) }
    }
    return path
  }

  private func around(_ path: String) -> String? {
    let place = (path as NSString).deletingLastPathComponent
    if let known = tops[place] { return known }
    let found = Self.top(above: place)
    tops[place] = found
    return found
  }

  private static func top(above folder: String) -> String? {
    var place = folder
    while !FileManager.default.fileExists(atPath: place + "/.git") {
      guard place.count > 1 else { return nil }
      place = (place as NSString).deletingLastPathComponent
    }
    return place
  }
}
