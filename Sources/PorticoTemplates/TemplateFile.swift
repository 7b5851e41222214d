/// A file of a template: its path and text, both with placeholders.
///
/// Paths that begin with `Tests/` are relative to the tests' folder, those with `Root/` to the package's or
/// project's folder, and all others to the sources' folder.
public struct TemplateFile: Equatable, Sendable {
  public let path: String
  /// The text, which ends with a line break.
  public let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text.hasSuffix("\n") ? text : text + "\n"
  }
}
