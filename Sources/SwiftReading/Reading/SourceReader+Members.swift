extension SourceReader {
  struct Modifiers {
    var attributes: [String] = []
    var ownership = PropertyFacts.Ownership.strong
    var isStatic = false
    var isOverride = false
    var isPrivate = false
    var isSetterPrivate = false
    var isLazy = false
    var start = 0
  }

  mutating func readMembers(
    _ index: inout Int, to end: Int, of owner: Int?, path: String
  ) {
    var modifiers = Modifiers()
    modifiers.start = index
    var hasModifiers = false
    while index < end {
      let token = source.tokens[index]
      if !hasModifiers { modifiers.start = index }
      if token.kind == .at {
        readAttribute(&index, end, &modifiers)
        hasModifiers = true
        continue
      }
      guard token.kind == .name, let word = Word(rawValue: token.name) else {
        index = source.isOpen(token.kind) ? source.after(index, end) : index + 1
        modifiers = Modifiers()
        hasModifiers = false
        continue
      }
      if readModifier(word, &index, end, &modifiers) {
        hasModifiers = true
        continue
      }
      let start = index
      let before = counts(of: owner)
      switch word {
      case .class, .struct, .enum, .protocol, .extension:
        readType(word, &index, end, modifiers, owner, path)
      case .actor where index + 1 < end && source.tokens[index + 1].kind == .name:
        readType(word, &index, end, modifiers, owner, path)
      case .func, .`init`, .deinit, .subscript:
        readFunction(word, &index, end, modifiers, owner)
      case .var, .let:
        readProperties(isConstant: word == .let, &index, end, modifiers, owner)
      case .case:
        readCases(&index, end, owner)
      case .typealias, .associatedtype:
        readAlias(word, &index, end, owner)
      case .import:
        readImport(&index, end)
      default:
        index += 1
      }
      if index <= start { index = start + 1 }
      note(word, from: modifiers.start, to: index, of: owner, before: before)
      modifiers = Modifiers()
      hasModifiers = false
    }
  }

  func readAttribute(_ index: inout Int, _ end: Int, _ modifiers: inout Modifiers) {
    index += 1
    guard index < end, source.tokens[index].kind == .name else { return }
    var name = source.text(index)
    index += 1
    while index + 1 < end, source.tokens[index].kind == .dot, source.tokens[index + 1].kind == .name
    {
      name = source.text(index + 1)
      index += 2
    }
    if index < end, source.word(index) == .less, !source.tokens[index].followsSpace {
      index = source.skipGenerics(index, end) ?? index
    }
    if index < end, source.tokens[index].kind == .openParen, !source.tokens[index].followsSpace {
      index = source.after(index, end)
    }
    // The attributes are copied to each name of a declaration, so their number is limited.
    if modifiers.attributes.count < 32 { modifiers.attributes.append(name) }
  }

  func readModifier(
    _ word: Word, _ index: inout Int, _ end: Int, _ modifiers: inout Modifiers
  ) -> Bool {
    switch word {
    case .public, .internal, .package, .open, .final, .mutating, .nonmutating, .nonisolated,
      .dynamic, .required, .convenience, .optional, .indirect, .isolated, .consuming, .borrowing,
      .prefix, .postfix, .infix, .distributed, .sending, .async:
      break
    case .private, .fileprivate:
      if index + 2 < end, source.tokens[index + 1].kind == .openParen {
        modifiers.isSetterPrivate = true
      } else {
        modifiers.isPrivate = true
      }
    case .static: modifiers.isStatic = true
    case .class:
      guard index + 1 < end, let next = source.word(index + 1),
        [.func, .var, .let, .subscript, .override, .final, .public, .private].contains(next)
          || next == .open || next == .internal || next == .fileprivate
      else { return false }
      modifiers.isStatic = true
    case .override: modifiers.isOverride = true
    case .lazy: modifiers.isLazy = true
    case .weak: modifiers.ownership = .weak
    case .unowned: modifiers.ownership = .unowned
    default: return false
    }
    index += 1
    if index < end, source.tokens[index].kind == .openParen, !source.tokens[index].startsLine {
      index = source.after(index, end)
    }
    return true
  }
}
