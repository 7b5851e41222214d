/// A file that a template writes: path and text, both with placeholders.
///
/// Paths that begin with `Tests/` go into the folder of the tests, those with `Root/` into the package's or
/// project's, all others into the folder of the sources.
public struct TemplateFile: Equatable, Sendable {
  public let path: String
  /// Ends with a line break.
  public let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text.hasSuffix("\n") ? text : text + "\n"
  }
}
