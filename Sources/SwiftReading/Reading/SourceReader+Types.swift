extension SourceReader {
  mutating func readType(
    _ word: Word, _ index: inout Int, _ end: Int, _ modifiers: Modifiers, _ owner: Int?,
    _ path: String
  ) {
    let kind: TypeFacts.Kind =
      switch word {
      case .class: .class
      case .struct: .struct
      case .enum: .enum
      case .actor: .actor
      case .protocol: .protocol
      default: .extension
      }
    let nameIndex = index + 1
    index += 1
    var name: String
    if kind == .extension, index < end, source.tokens[index].kind == .openBracket {
      // `extension [UInt8]`
      name = source.readTypeText(&index, end)
    } else {
      guard index < end, source.tokens[index].kind == .name else { return }
      name = source.text(index)
      index += 1
    }
    while index + 1 < end, source.tokens[index].kind == .dot, source.tokens[index + 1].kind == .name
    {
      name += "." + source.text(index + 1)
      index += 2
    }
    var type = TypeFacts(kind: kind, name: path.isEmpty ? name : path + "." + name)
    type.line = source.line(nameIndex)
    type.attributes = modifiers.attributes
    type.isPrivate = modifiers.isPrivate
    if index < end, source.word(index) == .less, let behind = source.skipGenerics(index, end) {
      if kind != .extension {
        type.parameters = readGenerics(index + 1, behind - 1, into: &type.generics)
      }
      index = behind
    }
    if index < end, source.tokens[index].kind == .colon {
      index += 1
      while index < end {
        while index < end, source.tokens[index].kind == .at { index += 2 }
        let parent = source.readTypeText(&index, end)
        if !parent.isEmpty { type.inherits.append(parent) }
        guard index < end, source.tokens[index].kind == .comma else { break }
        index += 1
      }
    }
    if index < end, source.word(index) == .where { readWhere(&index, end, into: &type.generics) }
    while index < end, source.tokens[index].kind != .openBrace {
      // A declaration without an opening brace is broken. The caller reads the rest.
      if source.tokens[index].startsLine, source.word(index) != nil { return }
      index += 1
    }
    guard index < end else { return }
    let close = min(Int(source.partners[index]), end)
    type.endLine = source.line(close)
    facts.types.append(type)
    let number = facts.types.count - 1
    var inner = index + 1
    index = min(close + 1, end)
    guard depth < Self.deepest else {
      facts.problems.append(
        FileProblem("types are nested too deeply to be read", line: type.line))
      return
    }
    depth += 1
    readMembers(&inner, to: close, of: number, path: type.name)
    depth -= 1
  }

  func readGenerics(
    _ start: Int, _ end: Int, into generics: inout [String: String]
  ) -> [String] {
    var index = start
    var order: [String] = []
    while index < end {
      if source.tokens[index].kind == .name {
        let name = source.text(index)
        index += 1
        var bound = ""
        if index < end, source.tokens[index].kind == .colon {
          index += 1
          bound = source.readTypeText(&index, end)
        }
        generics[name] = bound
        order.append(name)
      }
      while index < end, source.tokens[index].kind != .comma { index += 1 }
      index += 1
    }
    return order
  }

  func readWhere(_ index: inout Int, _ end: Int, into generics: inout [String: String]) {
    index += 1
    while index < end, source.tokens[index].kind != .openBrace {
      let left = source.readTypeText(&index, end)
      if index < end, source.tokens[index].kind == .colon || source.tokens[index].kind == .operation
      {
        index += 1
        let right = source.readTypeText(&index, end)
        if !left.isEmpty, generics[left]?.isEmpty ?? true { generics[left] = right }
      }
      guard index < end, source.tokens[index].kind == .comma else { break }
      index += 1
    }
  }

  mutating func readCases(_ index: inout Int, _ end: Int, _ owner: Int?) {
    index += 1
    while index < end, source.tokens[index].kind == .name {
      if let owner { facts.types[owner].cases.append(source.text(index)) }
      index += 1
      if index < end, source.tokens[index].kind == .openParen { index = source.after(index, end) }
      if index < end, source.word(index) == .assign { index += 2 }
      guard index < end, source.tokens[index].kind == .comma else { return }
      index += 1
    }
  }

  mutating func readAlias(_ word: Word, _ index: inout Int, _ end: Int, _ owner: Int?) {
    index += 1
    guard index < end, source.tokens[index].kind == .name else { return }
    let name = source.text(index)
    let line = source.line(index)
    index += 1
    var target = ""
    if index < end, source.word(index) == .less {
      index = source.skipGenerics(index, end) ?? index + 1
    }
    if index < end, source.tokens[index].kind == .colon {
      index += 1
      target = source.readTypeText(&index, end)
    }
    if index < end, source.word(index) == .assign {
      index += 1
      target = source.readTypeText(&index, end)
    }
    if let owner {
      if word == .associatedtype {
        facts.types[owner].generics[name] = target
      } else {
        facts.types[owner].aliases[name] = target
      }
    } else if word == .typealias {
      var type = TypeFacts(kind: .extension, name: "", line: line)
      type.aliases[name] = target
      facts.types.append(type)
    }
  }

  mutating func readImport(_ index: inout Int, _ end: Int) {
    index += 1
    if let word = source.word(index),
      [.class, .struct, .enum, .protocol, .func, .var, .typealias].contains(word)
    {
      index += 1
    }
    guard index < end, source.tokens[index].kind == .name else { return }
    facts.imports.append(source.text(index))
    facts.importLines.append(source.line(index))
    index += 1
    while index < end, source.tokens[index].kind == .dot { index += 2 }
  }
}
