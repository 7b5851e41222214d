/// Files and folders with all that is below them.
package struct PathSet {
  private let paths: Set<String>

  package init(_ paths: some Sequence<String> = []) { self.paths = Set(paths) }

  package var count: Int { paths.count }
  var isEmpty: Bool { paths.isEmpty }

  /// Complexity: O(depth of the path).
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
