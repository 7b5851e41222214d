import PorticoCheck

/// Parses a template, and throws errors with the line.
struct TemplateParser {
  let vocabulary: Template.Vocabulary

  private static let deepest = 64

  private enum Piece {
    case text(String)
    case value(String)
    case open(String, isInverted: Bool)
    case close(String)
    case comment
  }

  private struct Section {
    var name: String
    var isInverted: Bool
    var line: TemplateLine
    var nodes: [Template.Node] = []
  }

  func parse(_ lines: [TemplateLine]) throws(Mistake) -> [Template.Node] {
    var sections = [Section(name: "", isInverted: false, line: TemplateLine())]
    for (index, line) in lines.enumerated() {
      var pieces = try pieces(line)
      if isTrace(pieces) {
        pieces.append(.text(index + 1 < lines.count ? "\n" : ""))
      } else {
        pieces.removeAll { if case .text = $0 { true } else { false } }
      }
      for piece in pieces { try add(piece, line, to: &sections) }
    }
    guard sections.count == 1 else {
      let open = sections[sections.count - 1]
      let mark = open.isInverted ? "^" : "#"
      throw open.line.mistake("the section {{\(mark)\(open.name)}} has no {{/\(open.name)}}")
    }
    return sections[0].nodes
  }

  /// Returns `true` if a line produces output. A line that contains only tags doesn't.
  private func isTrace(_ pieces: [Piece]) -> Bool {
    var hasTag = false
    for piece in pieces {
      switch piece {
      case .value: return true
      case .text(let text): if text.contains(where: { $0 != " " && $0 != "\t" }) { return true }
      case .open, .close, .comment: hasTag = true
      }
    }
    return !hasTag
  }

  private func pieces(_ line: TemplateLine) throws(Mistake) -> [Piece] {
    var pieces: [Piece] = []
    var rest = line.text
    while let start = rest.firstRange(of: "{{") {
      if start.lowerBound > rest.startIndex {
        pieces.append(.text(String(rest[..<start.lowerBound])))
      }
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "}}") else {
        throw line.mistake("'{{\(rest)' has no '}}'")
      }
      let tag = rest[..<end.lowerBound].drop { $0 == " " }
      rest = rest[end.upperBound...]
      let word = tag.drop { "#^/!".contains($0) }.filter { $0 != " " }
      switch tag.first {
      case "!": pieces.append(.comment)
      case "#": pieces.append(.open(word, isInverted: false))
      case "^": pieces.append(.open(word, isInverted: true))
      case "/": pieces.append(.close(word))
      default: pieces.append(.value(word))
      }
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }

  private func add(
    _ piece: Piece, _ line: TemplateLine, to sections: inout [Section]
  ) throws(Mistake) {
    switch piece {
    case .comment: break
    case .text(let text): sections[sections.count - 1].nodes.append(.text(text))
    case .value(let word):
      try check(word, "{{\(word)}}", scopes(sections).flatMap(\.texts.keys), line)
      sections[sections.count - 1].nodes.append(.value(word))
    case .open(let word, let isInverted):
      let known = scopes(sections).flatMap { Array($0.flags.keys) + Array($0.lists.keys) }
      try check(word, "{{\(isInverted ? "^" : "#")\(word)}}", known, line)
      guard sections.count <= Self.deepest else {
        throw line.mistake("the section {{#\(word)}} is nested too deeply")
      }
      sections.append(Section(name: word, isInverted: isInverted, line: line))
    case .close(let word):
      guard sections.count > 1, let last = sections.last, last.name == word else {
        let open =
          sections.count > 1 ? "; {{/\(sections[sections.count - 1].name)}} comes first" : ""
        throw line.mistake("{{/\(word)}} closes no section\(open)")
      }
      sections.removeLast()
      sections[sections.count - 1].nodes.append(
        .section(word, isInverted: last.isInverted, last.nodes))
    }
  }

  /// Returns the vocabularies that are valid in the innermost section.
  private func scopes(_ sections: [Section]) -> [Template.Vocabulary] {
    sections.dropFirst().reduce(into: [vocabulary]) { scopes, section in
      if !section.isInverted, let inner = scopes.lazy.compactMap({ $0.lists[section.name] }).first {
        scopes.append(inner)
      }
    }
  }

  private func check(
    _ word: String, _ tag: String, _ known: [String], _ line: TemplateLine
  ) throws(Mistake) {
    guard !known.contains(word) else { return }
    let list = vocabulary.lists.first {
      $0.value.texts[word] != nil && tag == "{{\(word)}}" || $0.value.flags[word] != nil
    }
    let near = Nearest.of(word, among: known.sorted()).map { "; did you mean '\($0)'?" }
    let hint = list.map { "; it is between {{#\($0.key)}} and {{/\($0.key)}}" } ?? near ?? ""
    throw line.mistake("\(tag) is not known here\(hint)")
  }
}
