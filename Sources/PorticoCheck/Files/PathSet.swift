/// A set of files and folders. A folder includes everything below it.
package struct PathSet {
  private let paths: Set<String>

  package init(_ paths: some Sequence<String> = []) { self.paths = Set(paths) }

  func union(_ other: PathSet) -> PathSet { PathSet(paths.union(other.paths)) }

  package var count: Int { paths.count }
  var isEmpty: Bool { paths.isEmpty }

  /// Returns `true` if the set includes a path.
  ///
  /// - Complexity: O(depth of the path).
  func contains(_ path: String) -> Bool {
    guard !paths.isEmpty else { return false }
    var place = path[...]
    while true {
      if paths.contains(String(place)) { return true }
      guard let slash = place.lastIndex(of: "/") else { return false }
      place = place[..<slash]
    }
  }
}
