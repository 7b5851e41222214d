import PorticoCheck

/// The files of a template and the parts that they may include.
struct TemplateSet {
  /// Its folder, or its name if it is built in: how messages call it.
  let root: String
  let files: [TemplateFile]
  let isBuiltIn: Bool
  let parts: TemplateParts

  func place(_ file: TemplateFile) -> String { "\(root)/\(file.path)" }

  /// Takes every file apart, so that nothing is written of a template that is broken.
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
