import Foundation

/// The rules of `<style>` elements whose selectors are a single element, class or identifier.
package struct StyleSheet {
  private var rules: [(selector: String, declarations: [(String, String)])] = []

  package init() {}

  package mutating func add(_ css: String) {
    for (selectors, body) in Self.rules(in: css) {
      let declarations = Self.declarations(body)
      rules += selectors.map { ($0.lowercased(), declarations) }
    }
  }

  package static func declarations(_ css: String) -> [(String, String)] {
    pairs(css).map { property, value in
      let property = property.lowercased()
      let value = value.replacingOccurrences(of: "!important", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return (property, property == "font-family" ? value : value.lowercased())
    }
  }

  // MARK: Reading

  /// Returns the rules of a style sheet in their order: the selectors, and the text between the braces.
  static func rules(in css: String) -> [(selectors: [String], body: String)] {
    var rules: [(selectors: [String], body: String)] = []
    var rest = withoutComments(css)[...]
    while let open = rest.firstIndex(of: "{") {
      let close = rest[open...].firstIndex(of: "}") ?? rest.endIndex
      let selectors = rest[..<open].split(separator: ",").map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      rules.append((selectors, String(rest[open..<close].dropFirst())))
      rest = rest[close...].dropFirst()
    }
    return rules
  }

  /// Returns the properties and values in the text between braces, without normalization.
  static func pairs(_ body: String) -> [(String, String)] {
    body.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  private static func withoutComments(_ css: String) -> String {
    let parts = css.components(separatedBy: "/*")
    return parts.dropFirst().reduce(into: parts[0]) { text, part in
      if let end = part.range(of: "*/") { text += part[end.upperBound...] }
    }
  }

  /// Returns the declarations for an element: those for its name, then for its classes, then for its
  /// identifier.
  package func declarations(for name: String, attributes: [String: String]) -> [(String, String)] {
    let classes = (attributes["class"] ?? "").lowercased().split(separator: " ")
    let selectors: [[String]] = [
      ["*"], [name], classes.flatMap { [".\($0)", "\(name).\($0)"] },
      attributes["id"].map { ["#\($0.lowercased())", "\(name)#\($0.lowercased())"] } ?? [],
    ]
    return selectors.flatMap { wanted in
      rules.filter { wanted.contains($0.selector) }.flatMap(\.declarations)
    }
  }
}
