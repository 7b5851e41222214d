import Foundation

/// Reads the elements of an SVG file.
struct SVGReader {
  private var rest: Substring.UTF8View
  private var open: [SVGElement] = []
  private var root: SVGElement?

  /// - Returns: The root element; `nil` if the file contains no complete element.
  static func root(of data: Data) -> SVGElement? {
    let text = String(decoding: data, as: UTF8.self)
    var reader = SVGReader(rest: text[...].utf8)
    reader.read()
    return reader.root
  }

  private init(rest: Substring.UTF8View) {
    self.rest = rest
  }

  private mutating func read() {
    let deepest = 256
    while root == nil, open.count < deepest, !rest.isEmpty {
      let text = take(until: "<")
      if let last = open.indices.last { open[last].text += text }
      if skip("!--") {
        _ = take(until: "-->")
      } else if skip("![CDATA[") {
        let text = take(until: "]]>")
        if let last = open.indices.last { open[last].text += text }
      } else if skip("!") || skip("?") {
        _ = take(until: ">")
      } else if skip("/") {
        _ = take(until: ">")
        close()
      } else {
        readStart(take(until: ">"))
      }
    }
  }

  private mutating func close() {
    guard let element = open.popLast() else { return }
    if let last = open.indices.last {
      open[last].children.append(element)
    } else {
      root = element
    }
  }

  private mutating func readStart(_ tag: String) {
    let isClosed = tag.hasSuffix("/")
    let tag = tag.dropLast(isClosed ? 1 : 0)
    let name = tag.prefix { !$0.isWhitespace }
    var element = SVGElement(name: String(name), attributes: [:])
    var rest = tag.dropFirst(name.count)
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
      let value = rest[equals...].dropFirst().drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'",
        let end = value.dropFirst().firstIndex(of: quote)
      else { break }
      element.attributes[key] = Self.plain(value[..<end].dropFirst())
      rest = value[end...].dropFirst()
    }
    open.append(element)
    if isClosed { close() }
  }

  /// Replaces character references.
  private static func plain(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    let characters = [
      "&quot;": "\"", "&apos;": "'", "&lt;": "<", "&gt;": ">", "&#10;": "\n", "&#9;": "\t",
      "&amp;": "&",
    ]
    return characters.reduce(String(text)) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes in
      guard rest.starts(with: bytes) else { return false }
      rest = rest.dropFirst(bytes.count)
      return true
    }
  }

  /// Returns the text before `end` and skips both; returns the whole rest if `end` is missing.
  private mutating func take(until end: StaticString) -> String {
    end.withUTF8Buffer { bytes in
      var place = rest.startIndex
      while place < rest.endIndex, !rest[place...].starts(with: bytes) {
        rest.formIndex(after: &place)
      }
      defer { rest = rest[place...].dropFirst(bytes.count) }
      return String(decoding: rest[..<place], as: UTF8.self)
    }
  }
}
