/// A partial, which several templates can include.
struct TemplatePart {
  let name: String
  let text: String
  /// The name of the partial in messages.
  let place: String
}

/// The partials that templates can include, by name.
struct TemplateParts {
  private var parts: [String: TemplatePart] = [:]

  /// - Parameter parts: The partials. Of those with the same name, the first is used.
  init(_ parts: [TemplatePart] = []) {
    self.parts = Dictionary(parts.map { ($0.name, $0) }) { first, _ in first }
  }

  subscript(name: String) -> TemplatePart? { parts[name] }

  var names: [String] { parts.keys.sorted() }
}
