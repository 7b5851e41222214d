import SwiftReading

/// Reads the declarations of a file, including types that are declared in functions.
struct DeclarationReader {
  private static let deepest = SourceReader.deepest

  let source: TokenizedSource
  private let marks: Marks
  private var depth = 0
  private(set) var imports: [Import] = []

  /// The import of a module, or of a part of one.
  struct Import {
    let module: String
    /// The first attribute or modifier, or else the keyword.
    let first: Int
    /// The tokens from the keyword to the end of the name.
    let tokens: Range<Int>
    /// The module's name and the names after it.
    let path: Range<Int>
  }

  init(source: TokenizedSource, marks: Marks) {
    self.source = source
    self.marks = marks
  }

  mutating func read() -> [Declaration] {
    var index = 0
    return members(&index, to: source.tokens.count - 1, of: nil)
  }

  struct Prefix {
    var attributes: [Declaration.Attribute] = []
    var modifiers: [Declaration.Modifier] = []
    var first: Int
  }

  private mutating func members(
    _ index: inout Int, to end: Int, of parent: Declaration?
  ) -> [Declaration] {
    var members: [Declaration] = []
    while index < end {
      let start = index
      let prefix = readPrefix(&index, end)
      guard index < end, let word = source.word(index), source.tokens[index].kind == .name else {
        if index == start {
          // The statements of a script can contain types, too.
          if source.tokens[index].kind == .openBrace {
            members += locals(index + 1, source.after(index, end), of: parent)
          }
          index = source.isOpen(source.tokens[index].kind) ? source.after(index, end) : index + 1
        }
        continue
      }
      let keyword = index
      switch word {
      case .class, .struct, .enum, .protocol, .extension, .actor:
        readType(word, &index, end, prefix, parent, &members)
      case .func, .`init`, .subscript:
        readFunction(word, &index, end, prefix, parent, &members)
      case .var, .let:
        readProperties(word, &index, end, prefix, parent, &members)
      case .import:
        readImport(&index, end, prefix)
      case .typealias:
        readAlias(&index, end, prefix, parent, &members)
      default: index += 1
      }
      if index <= keyword { index = keyword + 1 }
    }
    return members
  }

  // MARK: Attributes and modifiers

  private static let modifiers: Set<Word> = [
    .public, .private, .fileprivate, .internal, .open, .package, .static, .final, .override, .lazy,
    .weak, .unowned, .mutating, .nonmutating, .nonisolated, .dynamic, .required, .convenience,
    .optional, .indirect, .isolated, .consuming, .borrowing, .prefix, .postfix, .infix,
    .distributed, .sending, .async,
  ]

  func readPrefix(_ index: inout Int, _ end: Int) -> Prefix {
    var prefix = Prefix(first: index)
    while index < end {
      let token = source.tokens[index]
      if token.kind == .at {
        let start = index
        guard index + 1 < end, source.tokens[index + 1].kind == .name else {
          index += 1
          continue
        }
        let name = source.text(index + 1)
        index += 2
        while index + 1 < end, source.tokens[index].kind == .dot,
          source.tokens[index + 1].kind == .name
        {
          index += 2
        }
        skipArguments(&index, end)
        prefix.attributes.append(.init(name: name, tokens: start..<index))
        continue
      }
      guard token.kind == .name, let word = Word(rawValue: token.name),
        Self.modifiers.contains(word) || word == .class && isModifier(index, end)
      else { break }
      let start = index
      index += 1
      skipArguments(&index, end)
      prefix.modifiers.append(.init(word: word, tokens: start..<index))
    }
    return prefix
  }

  func skipArguments(_ index: inout Int, _ end: Int) {
    guard index < end, source.tokens[index].kind == .openParen, !source.tokens[index].startsLine,
      !source.tokens[index].followsSpace
    else { return }
    index = source.after(index, end)
  }

  /// Returns `true` if `class` is a modifier of the next declaration.
  private func isModifier(_ index: Int, _ end: Int) -> Bool {
    guard index + 1 < end, let next = source.word(index + 1) else { return false }
    return [.func, .var, .let, .subscript].contains(next) || Self.modifiers.contains(next)
  }

  func make(
    _ kind: Declaration.Kind, _ name: String, _ prefix: Prefix, keyword: Int, nameToken: Int,
    _ parent: Declaration?
  ) -> Declaration {
    let made = Declaration(
      kind, name, first: prefix.first, keyword: keyword, nameToken: nameToken, parent: parent)
    made.attributes = prefix.attributes
    made.modifiers = prefix.modifiers
    return made
  }

  private mutating func readImport(_ index: inout Int, _ end: Int, _ prefix: Prefix) {
    let keyword = index
    index += 1
    if index + 1 < end, source.tokens[index + 1].kind == .name, !source.tokens[index + 1].startsLine
    {
      // `import class UIKit.UIView`
      index += 1
    }
    guard index < end, source.tokens[index].kind == .name, !source.tokens[index].startsLine else {
      return
    }
    let path = index
    index += 1
    while index + 1 < end, source.tokens[index].kind == .dot { index += 2 }
    imports.append(
      Import(
        module: source.text(path), first: prefix.first, tokens: keyword..<index, path: path..<index
      ))
  }

  private func readAlias(
    _ index: inout Int, _ end: Int, _ prefix: Prefix, _ parent: Declaration?,
    _ members: inout [Declaration]
  ) {
    let keyword = index
    guard index + 2 < end, source.tokens[index + 1].kind == .name else { return }
    index += 2
    if source.word(index) == .less { index = source.skipGenerics(index, end) ?? index }
    guard index < end, source.word(index) == .assign else { return }
    index += 1
    let alias = make(
      .alias, source.text(keyword + 1), prefix, keyword: keyword, nameToken: keyword + 1, parent)
    let start = index
    _ = source.readTypeText(&index, end)
    alias.type = start..<index
    alias.end = index
    members.append(alias)
  }

  // MARK: Types

  private mutating func readType(
    _ word: Word, _ index: inout Int, _ end: Int, _ prefix: Prefix, _ parent: Declaration?,
    _ members: inout [Declaration]
  ) {
    let keyword = index
    index += 1
    guard index < end, source.tokens[index].kind == .name else { return }
    var name = source.text(index)
    let nameToken = index
    index += 1
    while index + 1 < end, source.tokens[index].kind == .dot, source.tokens[index + 1].kind == .name
    {
      name += "." + source.text(index + 1)
      index += 2
    }
    let kind: Declaration.Kind =
      switch word {
      case .class: .class
      case .struct: .struct
      case .enum: .enum
      case .protocol: .protocol
      case .extension: .extension
      default: .actor
      }
    let type = make(kind, name, prefix, keyword: keyword, nameToken: nameToken, parent)
    if index < end, source.word(index) == .less, let behind = source.skipGenerics(index, end) {
      type.hasGenerics = true
      index = behind
    }
    type.endOfName = index
    if index < end, source.tokens[index].kind == .colon {
      index += 1
      while index < end {
        while index < end, source.tokens[index].kind == .at { index += 2 }
        let parent = source.readTypeText(&index, end)
        guard !parent.isEmpty else { break }
        type.inherited.append(parent)
        type.endOfInherited = index
        guard index < end, source.tokens[index].kind == .comma else { break }
        index += 1
      }
    }
    if index < end, source.word(index) == .where { type.isConstrained = true }
    while index < end, source.tokens[index].kind != .openBrace {
      // A type without an opening brace is broken.
      if source.tokens[index].startsLine, let word = source.word(index), startsDeclaration(word) {
        return
      }
      index += 1
    }
    guard index < end else { return }
    let open = index
    let close = min(Int(source.partners[open]), end)
    // A type without a closing brace is broken, and nothing may be added to it.
    if source.tokens[close].kind == .closeBrace { type.body = (open, close) }
    index = min(close + 1, end)
    type.end = index
    members.append(type)
    guard depth < Self.deepest else { return }
    depth += 1
    var inner = open + 1
    type.members = self.members(&inner, to: close, of: type)
    depth -= 1
  }

  private func startsDeclaration(_ word: Word) -> Bool {
    switch word {
    case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .import: true
    default: false
    }
  }

  /// Returns the classes that are declared in code.
  mutating func locals(
    _ start: Int, _ end: Int, of parent: Declaration?
  ) -> [Declaration] {
    var found: [Declaration] = []
    guard marks.hasClass(from: start, to: end), depth < Self.deepest else { return found }
    depth += 1
    defer { depth -= 1 }
    var index = start
    var prefix: Prefix?
    while index < end {
      let token = source.tokens[index]
      if token.kind == .at || source.word(index) == .final, token.startsLine || prefix != nil {
        prefix = readPrefix(&index, end)
        continue
      }
      if source.word(index) == .class, index + 1 < end, source.tokens[index + 1].kind == .name,
        source.tokens[index - 1].kind != .dot, !isModifier(index, end)
      {
        let before = index
        readType(.class, &index, end, prefix ?? Prefix(first: index), parent, &found)
        index = max(index, before + 1)
      } else {
        index += 1
      }
      prefix = nil
    }
    return found
  }
}
