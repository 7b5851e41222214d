import Foundation

/// Converts HTML to an attributed string.
struct HTMLReader {
  static func read(_ html: String) -> NSAttributedString {
    var reader = HTMLReader()
    for token in HTMLToken.tokens(of: html) { reader.take(token) }
    return reader.result
  }

  private struct OpenElement {
    var name: String
    var style: HTMLStyle
    /// The number of the next item in a numbered list.
    var number: Int?
  }

  private let result = NSMutableAttributedString(string: "")
  private var elements: [OpenElement] = []
  private var sheet = StyleSheet()
  /// Whether a space is inserted before the next word.
  private var hasSpace = false

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "li",
    "main", "nav", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
  /// The elements that can't have content.
  private static let empty: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]
  private static let hidden: Set<String> = ["head", "script", "style", "template", "title"]

  private var style: HTMLStyle { elements.last?.style ?? bodyStyle }

  /// The style that the style sheet defines for the body, if the document has no body tag.
  private var bodyStyle: HTMLStyle {
    var style = HTMLStyle()
    for (property, value) in sheet.declarations(for: "body", attributes: [:]) {
      style.apply(property: property, value: value)
    }
    return style
  }

  private mutating func take(_ token: HTMLToken) {
    switch token {
    case .text(let text): take(text)
    case .open(let name, let attributes): open(name, attributes)
    case .close(let name): close(name)
    }
  }

  // MARK: Elements

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    if name == "br" { return breakLine() }
    if Self.blocks.contains(name) { endParagraph() }
    if name == "p" || name == "li", elements.last?.name == name { close(name) }
    if Self.empty.contains(name) { return }
    var element = OpenElement(name: name, style: style)
    if name == "body" || name == "html" { element.style = bodyStyle }
    element.style.apply(element: name, attributes: attributes)
    let declarations =
      sheet.declarations(for: name, attributes: attributes)
      + StyleSheet.declarations(attributes["style"] ?? "")
    for (property, value) in declarations { element.style.apply(property: property, value: value) }
    if let alignment = attributes["align"] {
      element.style.apply(property: "text-align", value: alignment.lowercased())
    }
    if name == "ol" { element.number = attributes["start"].flatMap { Int($0) } ?? 1 }
    elements.append(element)
    if name == "li" { beginItem() }
  }

  private mutating func close(_ name: String) {
    guard let index = elements.lastIndex(where: { $0.name == name }) else { return }
    if Self.blocks.contains(name) { endParagraph(with: elements[index].style) }
    elements.removeSubrange(index...)
  }

  private mutating func beginItem() {
    let list = elements.lastIndex { $0.name == "ol" || $0.name == "ul" }
    var marker = "•"
    if let list, let number = elements[list].number {
      marker = "\(number)."
      elements[list].number = number &+ 1
    }
    append("\t\(marker)\t")
  }

  // MARK: Text

  private mutating func take(_ text: String) {
    if let element = elements.last, Self.hidden.contains(element.name) {
      if element.name == "style" { sheet.add(text) }
      return
    }
    if style.keepsSpace { return append(text) }
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isCollapsible)
      .enumerated()
    {
      if part.offset > 0 { hasSpace = true }
      guard !part.element.isEmpty else { continue }
      if hasSpace, !isAtStart { append(" ") }
      hasSpace = false
      append(String(part.element))
    }
  }

  /// Whether the next word is at the start of a line, where spaces are omitted.
  private var isAtStart: Bool {
    guard let last = result.string.utf16.last else { return true }
    return last == 10 || last == 9 || last == 0x2028
  }

  private mutating func breakLine() {
    hasSpace = false
    append("\n")
  }

  private mutating func endParagraph(with style: HTMLStyle? = nil) {
    hasSpace = false
    guard let last = result.string.utf16.last, last != 10 else { return }
    append("\n", style)
  }

  private mutating func append(_ text: String, _ style: HTMLStyle? = nil) {
    result.append(
      NSAttributedString(string: text, attributes: (style ?? self.style).attributes))
  }
}

extension Character {
  /// Whether the character is a space that is collapsed with adjacent spaces.
  fileprivate var isCollapsible: Bool { isWhitespace && self != "\u{A0}" }
}
