import PorticoCheck

/// A text with placeholders: `{{Name}}`, sections `{{#fields}}…{{/fields}}`, their opposite
/// `{{^last}}…{{/last}}`, parts `{{> header}}`, and comments `{{! … }}`.
///
/// A line that holds only section tags and comments leaves nothing behind. A part stands alone in its line and is
/// indented like it.
struct Template {
  indirect enum Node {
    case text(String)
    case value(String)
    case section(String, isInverted: Bool, [Node])
  }

  let nodes: [Node]

  /// - Parameters:
  ///   - name: What it is called in messages.
  ///   - vocabulary: What it may use; anything else is a mistake that names its line.
  ///   - parts: The texts that it may include.
  init(
    _ text: String, name: String, vocabulary: Vocabulary, parts: TemplateParts = TemplateParts()
  ) throws(Mistake) {
    let lines = try TemplateLine.lines(of: text, name, parts)
    nodes = try TemplateParser(vocabulary: vocabulary).parse(lines)
  }

  func render(_ values: Values) -> String {
    var result = ""
    Self.render(nodes, [values], into: &result)
    return result
  }

  private static func render(_ nodes: [Node], _ scopes: [Values], into result: inout String) {
    for node in nodes {
      switch node {
      case .text(let text): result += text
      case .value(let name):
        result += scopes.reversed().lazy.compactMap { $0.texts[name] }.first ?? ""
      case .section(let name, let isInverted, let inner):
        let scope = scopes.last { $0.lists[name] != nil || $0.flags[name] != nil }
        let list = scope?.lists[name]
        let holds = list.map { !$0.isEmpty } ?? scope?.flags[name] ?? false
        if isInverted {
          if !holds { render(inner, scopes, into: &result) }
        } else if let list {
          for item in list { render(inner, scopes + [item], into: &result) }
        } else if holds {
          render(inner, scopes, into: &result)
        }
      }
    }
  }
}

extension Template {
  /// What stands for the placeholders.
  struct Values {
    var texts: [String: String] = [:]
    var flags: [String: Bool] = [:]
    var lists: [String: [Values]] = [:]
  }

  /// The names that a template may use, and what each means.
  struct Vocabulary {
    var texts: [String: String]
    var flags: [String: String] = [:]
    /// Sections that repeat, with what may be used in them as well.
    var lists: [String: Vocabulary] = [:]
  }
}
