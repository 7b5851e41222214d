/// The indentation of the code that templates are written to.
struct Indentation {
  /// The indentation, or `nil` for two spaces, as in the templates.
  private let unit: String?

  init(_ unit: String?) { self.unit = unit == "  " ? nil : unit }

  /// Returns the text of a template with the project's indentation.
  func apply(_ text: String) -> String {
    guard let unit else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let rest = line.drop { $0 == " " }
      let spaces = line.count - rest.count
      return String(repeating: unit, count: spaces / 2)
        + String(repeating: " ", count: spaces % 2) + rest
    }.joined(separator: "\n")
  }

  /// Returns the most frequent indentation of blocks in some texts, or `nil` if nothing is indented.
  static func unit(of texts: some Sequence<String>) -> String? {
    var counts: [String: Int] = [:]
    for text in texts {
      var last: Substring?
      for line in text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
        let line = Substring(line)
        let indent = line.prefix { $0 == " " || $0 == "\t" }
        guard indent.count < line.count else { continue }
        if let last, indent.hasPrefix(last), indent.count > last.count {
          counts[String(indent.dropFirst(last.count)), default: 0] += 1
        }
        last = line.last.map { "{([".contains($0) } == true ? indent : nil
      }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}
