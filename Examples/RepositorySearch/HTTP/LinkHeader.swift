/// Parses the links of a `Link` header in the format of RFC 8288: `<address>; rel="next"; title="…", …`.
package struct LinkHeader: Sendable {
  package struct Link: Hashable, Sendable {
    package let target: String
    /// The parameters by lowercase name. If a name occurs twice, the first value counts.
    package let parameters: [String: String]
  }

  package let links: [Link]

  /// Parses links up to the first syntax error.
  package init(_ text: String) {
    var scanner = Scanner(text)
    var links: [Link] = []
    while let link = scanner.link() { links.append(link) }
    self.links = links
  }

  /// Returns the target of the first link with a relation.
  package subscript(relation: String) -> String? {
    links.first { link in
      (link.parameters["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
        .contains { $0 == relation }
    }?.target
  }
}

extension LinkHeader {
  private struct Scanner {
    private var rest: Substring

    init(_ text: String) {
      rest = text[...]
    }

    mutating func link() -> Link? {
      while take(",") {}
      guard take("<"), let end = rest.firstIndex(of: ">") else { return nil }
      let target = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      var parameters: [String: String] = [:]
      while take(";") {
        let name = word().lowercased()
        let value = take("=") ? value() : ""
        if !name.isEmpty, parameters[name] == nil { parameters[name] = value }
      }
      return Link(target: target, parameters: parameters)
    }

    private mutating func take(_ character: Character) -> Bool {
      rest = rest.drop(while: \.isWhitespace)
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    private mutating func word() -> String {
      rest = rest.drop(while: \.isWhitespace)
      let word = rest.prefix { !$0.isWhitespace && !"=;,".contains($0) }
      rest = rest[word.endIndex...]
      return String(word)
    }

    private mutating func value() -> String {
      guard take("\"") else { return word() }
      var value = ""
      while let character = rest.popFirst(), character != "\"" {
        if character == "\\", let escaped = rest.popFirst() {
          value.append(escaped)
        } else {
          value.append(character)
        }
      }
      return value
    }
  }
}
