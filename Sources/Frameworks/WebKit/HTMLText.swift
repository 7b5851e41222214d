import Foundation

/// The title and the text of an HTML page, as far as they can be extracted without an HTML engine.
package struct HTMLText {
  package private(set) var title = ""
  package private(set) var text = ""

  private static let breaking: Set<String> = [
    "address", "article", "blockquote", "body", "br", "dd", "div", "dl", "dt", "footer", "form",
    "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "section",
    "table", "td", "th", "tr", "ul",
  ]
  private static let hidden: Set<String> = ["noscript", "script", "style", "template", "title"]
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©",
    "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "laquo": "«", "raquo": "»",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "euro": "€", "times": "×",
  ]

  package init(_ html: String) {
    var rest = html[...]
    var lines = [""]
    while let character = rest.first {
      if character != "<" || !Self.opensTag(rest) {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        lines[lines.count - 1] += Self.decoded(rest[..<end])
        rest = rest[end...]
      } else if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else {
        let tag = rest.dropFirst().prefix { $0 != ">" }
        rest = rest[tag.endIndex...].dropFirst()
        let isEnd = tag.hasPrefix("/")
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        if !isEnd, Self.hidden.contains(name) {
          let close = rest.range(of: "</\(name)", options: .caseInsensitive)?.lowerBound
          if name == "title" {
            title = Self.collapsed(Self.decoded(rest[..<(close ?? rest.endIndex)]))
          }
          rest = close.map { rest[$0...] } ?? ""
        } else if Self.breaking.contains(name) {
          lines.append(name == "li" && !isEnd ? "• " : "")
        }
      }
    }
    text = lines.map(Self.collapsed).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func opensTag(_ text: Substring) -> Bool {
    guard let next = text.dropFirst().first else { return false }
    return next.isLetter || next == "/" || next == "!"
  }

  private static func collapsed(_ text: String) -> String {
    text.split { $0.isWhitespace && $0 != "\u{a0}" }.joined(separator: " ")
  }

  private static func decoded(_ text: Substring) -> String {
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var result = String(parts.popFirst() ?? "")
    for part in parts {
      guard let end = part.prefix(12).firstIndex(of: ";"), let character = character(part[..<end])
      else {
        result += "&" + part
        continue
      }
      result += character + part[part.index(after: end)...]
    }
    return result
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first?.lowercased() == "x"
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      .flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
