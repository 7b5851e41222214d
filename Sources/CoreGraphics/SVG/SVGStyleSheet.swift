/// The rules in `style` elements whose selectors are a class, an element name or an identifier.
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

  /// Returns all properties of an element. Its own declarations have precedence over rules, and rules over
  /// attributes.
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
