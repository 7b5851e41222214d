/// A file that is written: path and text, both with placeholders.
///
/// Paths that begin with `Tests/` go into the folder of the tests, those with `Root/` into the package's or
/// project's, all others into the folder of the sources.
package struct TemplateFile: Equatable {
  package let path: String
  package let text: String

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text.hasSuffix("\n") ? text : text + "\n"
  }
}
