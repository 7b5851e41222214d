/// A message for the user, with its place.
package struct Remark: Hashable, Sendable {
  package let path: String
  /// The line, or 0 if the remark is about the whole file.
  package let line: Int
  package let text: String

  init(_ path: String, _ line: Int, _ text: String) {
    self.path = path
    self.line = line
    self.text = text
  }
}
