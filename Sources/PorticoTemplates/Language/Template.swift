import PorticoCheck

/// A text with placeholders: `{{Name}}`, sections `{{#fields}}…{{/fields}}`, inverted sections
/// `{{^last}}…{{/last}}`, partials `{{> header}}`, and comments `{{! … }}`.
///
/// A line that contains only section tags and comments produces no output. A partial is alone in its line, and gets
/// the line's indentation.
struct Template {
  indirect enum Node {
    case text(String)
    case value(String)
    case section(String, isInverted: Bool, [Node])
  }

  let nodes: [Node]

  /// - Parameters:
  ///   - name: The name of the template in messages.
  ///   - vocabulary: The placeholders that the template can use. For any other placeholder, the initializer throws
  ///     an error with its line.
  ///   - parts: The partials that the template can include.
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
  /// The values of the placeholders.
  struct Values {
    var texts: [String: String] = [:]
    var flags: [String: Bool] = [:]
    var lists: [String: [Values]] = [:]
  }

  /// The names of the placeholders that a template can use, with their meanings.
  struct Vocabulary {
    var texts: [String: String]
    var flags: [String: String] = [:]
    /// The sections that repeat, with the additional placeholders inside of them.
    var lists: [String: Vocabulary] = [:]
  }
}
