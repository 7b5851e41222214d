import PorticoCheck

/// The files of a template, and the partials that they can include.
struct TemplateSet {
  /// The folder of the template, or the name of a built-in one, for messages.
  let root: String
  let files: [TemplateFile]
  let isBuiltIn: Bool
  let parts: TemplateParts

  func place(_ file: TemplateFile) -> String { "\(root)/\(file.path)" }

  /// Parses every file, so that nothing is written if the template has an error.
  func check() throws(Mistake) {
    for file in files {
      _ = try path(of: file)
      _ = try text(of: file)
    }
  }

  func path(of file: TemplateFile) throws(Mistake) -> Template {
    try Template(
      file.path, name: place(file) + " (its path)", vocabulary: Placeholders.vocabulary)
  }

  func text(of file: TemplateFile) throws(Mistake) -> Template {
    try Template(
      file.text, name: place(file), vocabulary: Placeholders.vocabulary, parts: parts)
  }
}
