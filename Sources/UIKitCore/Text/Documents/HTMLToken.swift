import Foundation

/// A token of an HTML document.
enum HTMLToken {
  case text(String)
  case open(String, attributes: [String: String])
  case close(String)

  /// Returns the tokens of a document, without its comments and declarations. Everything that isn't a tag is
  /// text.
  static func tokens(of html: String) -> [HTMLToken] {
    var tokens: [HTMLToken] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      if start > rest.startIndex { tokens.append(.text(decoded(rest[..<start]))) }
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      let next = rest.dropFirst().first
      guard next?.isLetter == true || next == "/" || next == "!" || next == "?" else {
        tokens.append(.text("<"))
        rest = rest.dropFirst()
        continue
      }
      // If the first tag isn't closed, no tag after it is.
      guard let end = end(ofTag: rest) else { break }
      let tag = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      guard let token = token(of: tag) else { continue }
      tokens.append(token)
      // The content of these elements isn't HTML.
      if case .open(let name, _) = token, name == "style" || name == "script" {
        let close = rest.range(of: "</\(name)", options: .caseInsensitive)
        let content = rest[..<(close?.lowerBound ?? rest.endIndex)]
        tokens.append(.text(String(content)))
        rest = close.map { rest[$0.lowerBound...] } ?? ""
      }
    }
    if !rest.isEmpty { tokens.append(.text(decoded(rest))) }
    return tokens
  }

  /// Returns the index of the `>` that closes a tag, outside of quotes.
  private static func end(ofTag text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return nil
  }

  private static func token(of tag: Substring) -> HTMLToken? {
    if tag.hasPrefix("!") || tag.hasPrefix("?") { return nil }
    if tag.hasPrefix("/") {
      return .close(tag.dropFirst().trimmingCharacters(in: .whitespaces).lowercased())
    }
    let name = tag.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
    return .open(name, attributes: attributes(of: tag.dropFirst(name.count)))
  }

  private static func attributes(of text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      if name.isEmpty { return attributes }
      rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
      var value: Substring = ""
      if rest.first == "=" {
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        if let quote = rest.first, quote == "\"" || quote == "'" {
          value = rest.dropFirst().prefix { $0 != quote }
          rest = rest.dropFirst(value.count + 2)
        } else {
          value = rest.prefix { !$0.isWhitespace }
          rest = rest.dropFirst(value.count)
        }
      }
      attributes[name.lowercased()] = decoded(value)
    }
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
    "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
    "deg": "°", "times": "×", "divide": "÷", "para": "¶", "sect": "§", "shy": "\u{AD}",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
    "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
  ]

  /// Decodes entities. Unknown entities stay unchanged.
  private static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
      let isEnded = name.endIndex < rest.endIndex && rest[name.endIndex] == ";"
      if isEnded, let value = entity(String(name)) {
        result += value
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func entity(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let code =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
