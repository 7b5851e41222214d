/// Something that a person should know, with its place.
package struct Remark: Hashable, Sendable {
  package let path: String
  /// 0 if the whole file is meant.
  package let line: Int
  package let text: String

  init(_ path: String, _ line: Int, _ text: String) {
    self.path = path
    self.line = line
    self.text = text
  }
}
