/// The rules of `style` elements: those for a class, an element's name or its identifier.
struct SVGStyleSheet {
  private var rules: [String: [String: String]] = [:]

  init(_ root: SVGElement) {
    read(root)
  }

  private mutating func read(_ element: SVGElement) {
    for child in element.children { read(child) }
    guard element.name == "style" else { return }
    for (selectors, body) in StyleSheet.rules(in: element.text) {
      for selector in selectors {
        rules[selector, default: [:]].merge(StyleSheet.pairs(body)) { $1 }
      }
    }
  }

  /// All that is said of an element; its own declarations win over rules, and rules over attributes.
  func values(of element: SVGElement) -> [String: String] {
    var values = element.attributes
    let classes = element.attributes["class"]?.split(separator: " ") ?? []
    for name in [element.name] + classes.map({ ".\($0)" }) + ["#\(element.id ?? "")"] {
      if let rule = rules[name] { values.merge(rule) { $1 } }
    }
    if let style = values["style"] { values.merge(StyleSheet.pairs(style)) { $1 } }
    return values
  }
}
