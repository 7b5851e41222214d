/// A text that several templates include.
struct TemplatePart {
  let name: String
  let text: String
  /// What it is called in messages.
  let place: String
}

/// The parts that templates may include, by their names.
struct TemplateParts {
  private var parts: [String: TemplatePart] = [:]

  /// - Parameter parts: The first of a name counts.
  init(_ parts: [TemplatePart] = []) {
    self.parts = Dictionary(parts.map { ($0.name, $0) }) { first, _ in first }
  }

  subscript(name: String) -> TemplatePart? { parts[name] }

  var names: [String] { parts.keys.sorted() }
}
