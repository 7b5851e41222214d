/// A line of a source file.
package struct SourcePlace: Hashable, Sendable {
  /// The path relative to the folder of all examples.
  package let path: String
  /// The line number, from 1.
  package let line: Int

  package init(path: String, line: Int) {
    self.path = path
    self.line = line
  }

  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
