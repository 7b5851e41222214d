import Foundation

/// The rules of `<style>` elements whose selectors are one element, class or identifier.
struct StyleSheet {
  private var rules: [(selector: String, declarations: [(String, String)])] = []

  mutating func add(_ css: String) {
    var rest = css[...]
    while let comment = rest.range(of: "/*") {
      let end = rest.range(of: "*/", range: comment.upperBound..<rest.endIndex)?.upperBound
      rest = (rest[..<comment.lowerBound] + (end.map { rest[$0...] } ?? ""))[...]
    }
    while let open = rest.firstIndex(of: "{") {
      let close = rest[open...].firstIndex(of: "}") ?? rest.endIndex
      let declarations = Self.declarations(String(rest[rest.index(after: open)..<close]))
      for selector in rest[..<open].split(separator: ",") {
        rules.append(
          (selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(), declarations))
      }
      rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
    }
  }

  static func declarations(_ css: String) -> [(String, String)] {
    css.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let property = parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      let value = parts[1].replacingOccurrences(of: "!important", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      return (property, property == "font-family" ? value : value.lowercased())
    }
  }

  /// What the sheet says of an element: elements first, then classes, then identifiers.
  func declarations(for name: String, attributes: [String: String]) -> [(String, String)] {
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
