import Foundation

/// Makes places comparable, however they were written.
package enum AbsolutePath {
  /// From the root, with links followed as far as the place exists.
  package static func of(_ path: String) -> String {
    if let resolved = realpath(path.isEmpty ? "." : path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let url = URL(fileURLWithPath: path).standardizedFileURL
    guard url.path.count > 1 else { return "/" }
    let parent = of(url.deletingLastPathComponent().path)
    return (parent == "/" ? "" : parent) + "/" + url.lastPathComponent
  }

  /// The folder of what a path names, `.` if it tells none. (`NSString`'s own traps on Linux for names of one letter.)
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
