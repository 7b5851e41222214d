/// The places of the declarations in a text, for changes to the text.
package struct SourceOutline {
  package struct Declaration {
    /// A text that distinguishes the declaration from others: `func show(name:)`, `var view`, `extension A: B`.
    package let key: String
    /// The type that the declaration declares or extends, with its outer types, or `nil` if it's not a type.
    package let type: String?
    /// The bytes from the first attribute or modifier to the last token.
    package let range: Range<Int>
    package let lines: ClosedRange<Int>
    /// The bytes between the braces of a type.
    package let inside: Range<Int>?
    package let members: [Declaration]
  }

  package let declarations: [Declaration]
  /// The imported modules, with the lines of the imports.
  package let imports: [(module: String, line: Int)]

  package init(_ text: String) {
    var text = text
    let reader = text.withUTF8 { SourceReader.outlined($0) }
    let spans = reader.spans
    var children: [Int: [SourceReader.Span]] = [:]
    for span in spans { children[span.owner ?? -1, default: []].append(span) }
    func declarations(of owner: Int) -> [Declaration] {
      (children[owner] ?? []).map { span in
        let type = span.type.map { reader.facts.types[$0] }
        return Declaration(
          key: span.key, type: type?.name, range: span.range, lines: span.lines,
          inside: span.inside, members: span.type.map(declarations) ?? [])
      }
    }
    self.declarations = declarations(of: -1)
    imports = reader.imports
  }
}

extension SourceReader {
  /// A declaration, as it's read.
  struct Span {
    var key: String
    /// The index of the declaration among the types, if it's a type.
    var type: Int?
    var owner: Int?
    var range: Range<Int>
    var lines: ClosedRange<Int>
    var inside: Range<Int>?
  }

  fileprivate static func outlined(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (facts: FileFacts, spans: [Span], imports: [(module: String, line: Int)]) {
    var lexer = Lexer(bytes)
    lexer.run()
    var reader = SourceReader(source: TokenizedSource(lexer, bytes))
    reader.spans = []
    var index = 0
    reader.readMembers(&index, to: reader.source.tokens.count - 1, of: nil, path: "")
    let spans = reader.spans ?? []
    let imports = spans.filter { $0.key.hasPrefix("import ") }.map {
      (module: String($0.key.dropFirst(7)), line: $0.lines.lowerBound)
    }
    return (reader.facts, spans.filter { !$0.key.hasPrefix("import ") }, imports)
  }

  /// Notes a declaration with the tokens from `start` up to, but not including, `end`.
  mutating func note(_ word: Word, from start: Int, to end: Int, of owner: Int?, before: Counts) {
    guard spans != nil, end > start else { return }
    var type: Int?
    var inside: Range<Int>?
    let key: String
    switch word {
    case .class, .struct, .enum, .protocol, .extension, .actor:
      guard facts.types.count > before.types else { return }
      type = before.types
      let made = facts.types[before.types]
      let parents =
        word == .extension && !made.inherits.isEmpty
        ? ": " + made.inherits.joined(separator: ", ") : ""
      key = "\(word.text) \(made.name)\(parents)"
      let close = Int(source.tokens[end - 1].start)
      if let open = (start..<end).first(where: {
        source.tokens[$0].kind == .openBrace && Int(source.partners[$0]) == end - 1
      }) {
        inside = Int(source.tokens[open].end)..<close
      }
    case .func, .`init`, .subscript, .deinit:
      let functions = owner.map { facts.types[$0].functions } ?? facts.functions
      guard functions.count > before.functions, let made = functions.last else { return }
      let labels = made.parameters.map { $0.label + ":" }.joined()
      key = (word == .func ? "func \(made.name)" : word.text) + "(\(labels))"
    case .var, .let:
      guard let owner else { return }
      let properties = facts.types[owner].properties
      guard properties.count > before.properties else { return }
      key = "var " + properties[before.properties].name
    case .case:
      guard let owner, facts.types[owner].cases.count > before.cases else { return }
      key = "case " + facts.types[owner].cases[before.cases]
    case .typealias, .associatedtype:
      key = "\(word.text) \(source.text(min(start + 1, end - 1)))"
    case .import:
      guard let module = facts.imports.last else { return }
      key = "import " + module
    default: return
    }
    // The range of a string contains the tokens of its interpolations.
    let last = source.tokens[start..<end].lazy.map(\.end).max() ?? 0
    let range = Int(source.tokens[start].start)..<Int(last)
    spans?.append(
      Span(
        key: key, type: type, owner: owner, range: range,
        lines: source.line(start)...source.line(end - 1), inside: inside))
  }

  /// The numbers of declarations that were read before a declaration.
  struct Counts {
    var types = 0
    var functions = 0
    var properties = 0
    var cases = 0
  }

  func counts(of owner: Int?) -> Counts {
    guard spans != nil else { return Counts() }
    return Counts(
      types: facts.types.count,
      functions: owner.map { facts.types[$0].functions.count } ?? facts.functions.count,
      properties: owner.map { facts.types[$0].properties.count } ?? 0,
      cases: owner.map { facts.types[$0].cases.count } ?? 0)
  }
}
