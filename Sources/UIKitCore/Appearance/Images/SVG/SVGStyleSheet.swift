import Foundation

/// The rules of `style` elements: those for a class, an element's name or its identifier.
struct SVGStyleSheet {
  private var rules: [String: [String: String]] = [:]

  init(_ root: SVGElement) {
    read(root)
  }

  private mutating func read(_ element: SVGElement) {
    for child in element.children { read(child) }
    guard element.name == "style" else { return }
    for rule in element.text.split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        rules[name, default: [:]].merge(Self.declarations(parts[1])) { $1 }
      }
    }
  }

  private static func declarations(_ text: some StringProtocol) -> [String: String] {
    var values: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      values[parts[0].trimmingCharacters(in: .whitespacesAndNewlines)] =
        parts[1].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return values
  }

  /// All that is said of an element; its own declarations win over rules, and rules over attributes.
  func values(of element: SVGElement) -> [String: String] {
    var values = element.attributes
    let classes = element.attributes["class"]?.split(separator: " ") ?? []
    for name in [element.name] + classes.map({ ".\($0)" }) + ["#\(element.id ?? "")"] {
      if let rule = rules[name] { values.merge(rule) { $1 } }
    }
    if let style = values["style"] { values.merge(Self.declarations(style)) { $1 } }
    return values
  }
}
