import Foundation

/// Makes paths comparable, however they are written.
package enum AbsolutePath {
  /// Returns the absolute path. Symbolic links are resolved as far as the path exists.
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

  /// Returns the folder of a path, or `.` if the path contains none. (`NSString`'s method traps on Linux for names
  /// of one letter.)
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
