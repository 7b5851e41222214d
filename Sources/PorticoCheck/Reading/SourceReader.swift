/// Reads one file's declarations. Never fails; never goes deeper than ``deepest``.
package struct SourceReader {
  static let deepest = 80

  let tokens: [Token]
  let partners: [Int32]
  let names: [String]
  let bytes: UnsafeBufferPointer<UInt8>
  private let lineStarts: [UInt32]
  package var facts = FileFacts()
  private var depth = 0

  package static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    var lexer = Lexer(bytes)
    lexer.run()
    var reader = SourceReader(lexer: lexer, bytes: bytes)
    reader.facts.lines = lexer.lineStarts.count
    reader.facts.codeLines = lexer.codeLines
    reader.facts.permissions = lexer.permissions
    var index = 0
    reader.readMembers(&index, to: reader.tokens.count - 1, of: nil, path: "")
    return reader.facts
  }

  package static func read(_ text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { read($0) }
  }

  private init(lexer: Lexer, bytes: UnsafeBufferPointer<UInt8>) {
    tokens = lexer.tokens
    partners = Brackets.match(lexer.tokens)
    names = lexer.names.texts
    lineStarts = lexer.lineStarts
    self.bytes = bytes
  }

  // MARK: Tokens

  func line(_ index: Int) -> Int {
    let offset = tokens[min(index, tokens.count - 1)].start
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  func word(_ index: Int) -> Word? {
    guard index < tokens.count, tokens[index].kind == .name || tokens[index].kind == .operation
    else { return nil }
    return Word(rawValue: tokens[index].name)
  }

  func text(_ index: Int) -> String {
    let token = tokens[index]
    if token.name >= 0 { return names[Int(token.name)] }
    var range = Int(token.start)..<Int(token.end)
    if token.kind == .name, bytes[range.lowerBound] == 0x60 {
      range = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Behind the bracket that closes the one at `index`, never beyond `end`.
  func after(_ index: Int, _ end: Int) -> Int {
    let partner = Int(partners[index])
    return partner > index ? min(partner + 1, end) : min(index + 1, end)
  }

  func isOpen(_ kind: Token.Kind) -> Bool {
    kind == .openBrace || kind == .openParen || kind == .openBracket
  }

  // MARK: Members

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

  private mutating func readMembers(
    _ index: inout Int, to end: Int, of owner: Int?, path: String
  ) {
    var modifiers = Modifiers()
    modifiers.start = index
    var hasModifiers = false
    while index < end {
      let token = tokens[index]
      if !hasModifiers { modifiers.start = index }
      if token.kind == .at {
        readAttribute(&index, end, &modifiers)
        hasModifiers = true
        continue
      }
      guard token.kind == .name, let word = Word(rawValue: token.name) else {
        index = isOpen(token.kind) ? after(index, end) : index + 1
        modifiers = Modifiers()
        hasModifiers = false
        continue
      }
      if readModifier(word, &index, end, &modifiers) {
        hasModifiers = true
        continue
      }
      let start = index
      switch word {
      case .class, .struct, .enum, .protocol, .extension:
        readType(word, &index, end, modifiers, owner, path)
      case .actor where index + 1 < end && tokens[index + 1].kind == .name:
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
      case .if, .guard, .for, .while, .do, .switch, .repeat, .defer, .return:
        index += 1
      default:
        index += 1
      }
      if index <= start { index = start + 1 }
      modifiers = Modifiers()
      hasModifiers = false
    }
  }

  private func readAttribute(_ index: inout Int, _ end: Int, _ modifiers: inout Modifiers) {
    index += 1
    guard index < end, tokens[index].kind == .name else { return }
    var name = text(index)
    index += 1
    while index + 1 < end, tokens[index].kind == .dot, tokens[index + 1].kind == .name {
      name = text(index + 1)
      index += 2
    }
    if index < end, word(index) == .less, !tokens[index].followsSpace {
      index = skipGenerics(index, end) ?? index
    }
    if index < end, tokens[index].kind == .openParen, !tokens[index].followsSpace {
      index = after(index, end)
    }
    modifiers.attributes.append(name)
  }

  private func readModifier(
    _ word: Word, _ index: inout Int, _ end: Int, _ modifiers: inout Modifiers
  ) -> Bool {
    switch word {
    case .public, .internal, .package, .open, .final, .mutating, .nonmutating, .nonisolated,
      .dynamic, .required, .convenience, .optional, .indirect, .isolated, .consuming, .borrowing,
      .prefix, .postfix, .infix, .distributed, .sending, .async:
      break
    case .private, .fileprivate:
      if index + 2 < end, tokens[index + 1].kind == .openParen {
        modifiers.isSetterPrivate = true
      } else {
        modifiers.isPrivate = true
      }
    case .static: modifiers.isStatic = true
    case .class:
      guard index + 1 < end, let next = self.word(index + 1),
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
    if index < end, tokens[index].kind == .openParen, !tokens[index].startsLine {
      index = after(index, end)
    }
    return true
  }

  private mutating func readType(
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
    if kind == .extension, index < end, tokens[index].kind == .openBracket {
      // `extension [UInt8]`
      name = readTypeText(&index, end)
    } else {
      guard index < end, tokens[index].kind == .name else { return }
      name = text(index)
      index += 1
    }
    while index + 1 < end, tokens[index].kind == .dot, tokens[index + 1].kind == .name {
      name += "." + text(index + 1)
      index += 2
    }
    var type = TypeFacts(kind: kind, name: path.isEmpty ? name : path + "." + name)
    type.line = line(nameIndex)
    type.attributes = modifiers.attributes
    type.isPrivate = modifiers.isPrivate
    if index < end, self.word(index) == .less, let behind = skipGenerics(index, end) {
      if kind != .extension {
        type.parameters = readGenerics(index + 1, behind - 1, into: &type.generics)
      }
      index = behind
    }
    if index < end, tokens[index].kind == .colon {
      index += 1
      while index < end {
        while index < end, tokens[index].kind == .at { index += 2 }
        let parent = readTypeText(&index, end)
        if !parent.isEmpty { type.inherits.append(parent) }
        guard index < end, tokens[index].kind == .comma else { break }
        index += 1
      }
    }
    if index < end, self.word(index) == .where { readWhere(&index, end, into: &type.generics) }
    while index < end, tokens[index].kind != .openBrace {
      // A declaration that never opens is broken: leave the rest to the caller.
      if tokens[index].startsLine, self.word(index) != nil { return }
      index += 1
    }
    guard index < end else { return }
    let close = min(Int(partners[index]), end)
    type.endLine = line(close)
    facts.types.append(type)
    let number = facts.types.count - 1
    var inner = index + 1
    index = min(close + 1, end)
    guard depth < Self.deepest else {
      facts.problems.append("\(type.line): types are nested too deeply to be read")
      return
    }
    depth += 1
    readMembers(&inner, to: close, of: number, path: type.name)
    depth -= 1
  }

  private func readGenerics(
    _ start: Int, _ end: Int, into generics: inout [String: String]
  ) -> [String] {
    var index = start
    var order: [String] = []
    while index < end {
      if tokens[index].kind == .name {
        let name = text(index)
        index += 1
        var bound = ""
        if index < end, tokens[index].kind == .colon {
          index += 1
          bound = readTypeText(&index, end)
        }
        generics[name] = bound
        order.append(name)
      }
      while index < end, tokens[index].kind != .comma { index += 1 }
      index += 1
    }
    return order
  }

  private func readWhere(_ index: inout Int, _ end: Int, into generics: inout [String: String]) {
    index += 1
    while index < end, tokens[index].kind != .openBrace {
      let left = readTypeText(&index, end)
      if index < end, tokens[index].kind == .colon || tokens[index].kind == .operation {
        index += 1
        let right = readTypeText(&index, end)
        if !left.isEmpty, generics[left]?.isEmpty ?? true { generics[left] = right }
      }
      guard index < end, tokens[index].kind == .comma else { break }
      index += 1
    }
  }

  private mutating func readCases(_ index: inout Int, _ end: Int, _ owner: Int?) {
    index += 1
    while index < end, tokens[index].kind == .name {
      if let owner { facts.types[owner].cases.append(text(index)) }
      index += 1
      if index < end, tokens[index].kind == .openParen { index = after(index, end) }
      if index < end, word(index) == .assign { index += 2 }
      guard index < end, tokens[index].kind == .comma else { return }
      index += 1
    }
  }

  private mutating func readAlias(_ word: Word, _ index: inout Int, _ end: Int, _ owner: Int?) {
    index += 1
    guard index < end, tokens[index].kind == .name else { return }
    let name = text(index)
    index += 1
    var target = ""
    if index < end, self.word(index) == .less { index = skipGenerics(index, end) ?? index + 1 }
    if index < end, tokens[index].kind == .colon {
      index += 1
      target = readTypeText(&index, end)
    }
    if index < end, self.word(index) == .assign {
      index += 1
      target = readTypeText(&index, end)
    }
    if let owner {
      if word == .associatedtype {
        facts.types[owner].generics[name] = target
      } else {
        facts.types[owner].aliases[name] = target
      }
    } else if word == .typealias {
      var type = TypeFacts(kind: .extension, name: "")
      type.aliases[name] = target
      facts.types.append(type)
    }
  }

  private mutating func readImport(_ index: inout Int, _ end: Int) {
    index += 1
    if let word = word(index),
      [.class, .struct, .enum, .protocol, .func, .var, .typealias].contains(word)
    {
      index += 1
    }
    guard index < end, tokens[index].kind == .name else { return }
    facts.imports.append(text(index))
    index += 1
    while index < end, tokens[index].kind == .dot { index += 2 }
  }

  // MARK: Functions

  private mutating func readFunction(
    _ word: Word, _ index: inout Int, _ end: Int, _ modifiers: Modifiers, _ owner: Int?
  ) {
    var function = FunctionFacts(kind: .function, name: word.text)
    function.line = line(index)
    function.isStatic = modifiers.isStatic
    function.isOverride = modifiers.isOverride
    function.isPrivate = modifiers.isPrivate
    function.attributes = modifiers.attributes
    index += 1
    switch word {
    case .func:
      guard index < end, tokens[index].kind == .name || tokens[index].kind == .operation else {
        return
      }
      function.name = text(index)
      index += 1
      while index < end, tokens[index].kind == .operation, self.word(index) != .less { index += 1 }
    case .`init`:
      function.kind = .initializer
      if index < end, tokens[index].kind == .question || tokens[index].kind == .exclamation {
        index += 1
      }
    case .deinit: function.kind = .deinitializer
    default: function.kind = .subscripting
    }
    if index < end, self.word(index) == .less { index = skipGenerics(index, end) ?? index + 1 }
    if word != .deinit {
      guard index < end, tokens[index].kind == .openParen else { return }
      let close = min(Int(partners[index]), end)
      function.parameters = readParameters(index + 1, close)
      index = min(close + 1, end)
    }
    while index < end {
      if self.word(index) == .async {
        function.isAsync = true
      } else if self.word(index) == .throws || self.word(index) == .rethrows {
        if index + 1 < end, tokens[index + 1].kind == .openParen {
          index = after(index + 1, end)
          continue
        }
      } else {
        break
      }
      index += 1
    }
    if index < end, self.word(index) == .arrow {
      index += 1
      function.result = readTypeText(&index, end)
    }
    if index < end, self.word(index) == .where {
      var ignored: [String: String] = [:]
      readWhere(&index, end, into: &ignored)
    }
    function.endLine = line(max(index - 1, 0))
    if index < end, tokens[index].kind == .openBrace {
      let close = min(Int(partners[index]), end)
      if word == .subscript {
        var none: PropertyFacts?
        readAccessors(index, close, named: "subscript", Modifiers(), owner, &none)
      } else {
        function.body = readBody(index + 1, close, parameters: function.parameters)
      }
      function.endLine = line(close)
      index = min(close + 1, end)
    }
    add(function, to: owner)
  }

  private mutating func add(_ function: FunctionFacts, to owner: Int?) {
    if let owner {
      facts.types[owner].functions.append(function)
    } else {
      facts.functions.append(function)
    }
  }

  private func readParameters(_ start: Int, _ end: Int) -> [Parameter] {
    var parameters: [Parameter] = []
    var index = start
    while index < end {
      while index < end, tokens[index].kind == .at {
        var ignored = Modifiers()
        readAttribute(&index, end, &ignored)
      }
      var words: [String] = []
      while index < end, tokens[index].kind == .name {
        words.append(text(index))
        index += 1
      }
      var type = ""
      var initial: String?
      if index < end, tokens[index].kind == .colon {
        index += 1
        type = readTypeText(&index, end)
      }
      if index < end, word(index) == .assign {
        initial = readInitial(index + 1, end)?.path
      }
      if let label = words.first {
        parameters.append(
          Parameter(label: label, name: words[words.count - 1], type: type, initial: initial))
      }
      while index < end, tokens[index].kind != .comma {
        index = isOpen(tokens[index].kind) ? after(index, end) : index + 1
      }
      index += 1
    }
    return parameters
  }

  // MARK: Properties

  private mutating func readProperties(
    isConstant: Bool, _ index: inout Int, _ end: Int, _ modifiers: Modifiers, _ owner: Int?
  ) {
    index += 1
    while index < end {
      var property = PropertyFacts(name: "")
      property.line = line(index)
      property.isConstant = isConstant
      property.isSettable = !isConstant && !modifiers.isSetterPrivate
      property.ownership = modifiers.ownership
      property.isStatic = modifiers.isStatic
      property.isLazy = modifiers.isLazy
      property.isPrivate = modifiers.isPrivate
      property.attributes = modifiers.attributes
      if tokens[index].kind == .name {
        property.name = text(index)
        index += 1
      } else if tokens[index].kind == .openParen {
        index = after(index, end)
      } else {
        return
      }
      if index < end, tokens[index].kind == .colon {
        index += 1
        property.type = readTypeText(&index, end)
      }
      if index < end, word(index) == .assign {
        let start = index + 1
        let initial = readInitial(start, end)
        property.initial = initial?.path
        property.isInitialCall = initial?.isCall ?? false
        index = endOfExpression(start, end)
        if index > start {
          var value = FunctionFacts(kind: .value, name: property.name)
          value.line = line(start)
          value.endLine = line(index - 1)
          value.isStatic = modifiers.isStatic
          value.body = readBody(start, index, parameters: [])
          if property.type == nil, tokens[start].kind == .openBrace, let made = value.body?.result {
            property.initial = made
            property.isInitialCall = true
          }
          if value.body?.uses.isEmpty == false { add(value, to: owner) }
        }
      }
      if index < end, tokens[index].kind == .openBrace, !property.name.isEmpty {
        let close = min(Int(partners[index]), end)
        var accessed: PropertyFacts? = property
        readAccessors(index, close, named: property.name, modifiers, owner, &accessed)
        property = accessed ?? property
        index = min(close + 1, end)
      }
      if let owner, !property.name.isEmpty, property.name != "_" {
        facts.types[owner].properties.append(property)
      }
      guard index < end, tokens[index].kind == .comma else { return }
      index += 1
    }
  }

  private mutating func readAccessors(
    _ open: Int, _ close: Int, named name: String, _ modifiers: Modifiers, _ owner: Int?,
    _ property: inout PropertyFacts?
  ) {
    var index = open + 1
    var settable = false
    var observed = false
    var sawAccessor = false
    while index < close {
      let start = index
      while index < close, tokens[index].kind == .at {
        var ignored = Modifiers()
        readAttribute(&index, close, &ignored)
      }
      while index < close, let word = word(index),
        [
          .mutating, .nonmutating, .private, .internal, .fileprivate, .public, .package,
          .nonisolated,
        ]
        .contains(word)
      { index += 1 }
      guard index < close, let word = word(index),
        [
          .get, .set, .willSet, .didSet, .readAccessor, .modifyAccessor, .unsafeAddress,
          .unsafeMutableAddress, .`init`,
        ].contains(word)
      else { break }
      // `get { }`, `get async throws`, `get set`: what else could follow tells an accessor from a call.
      let next = index + 1
      if next < close, !sawAccessor {
        let kind = tokens[next].kind
        let isAccessor =
          kind == .openBrace
          || (kind == .openParen && word != .get)
          || [.get, .set, .async, .throws, .mutating, .nonmutating].contains(self.word(next))
          || [.nonisolated, .readAccessor, .modifyAccessor].contains(self.word(next))
        guard isAccessor else { break }
      }
      sawAccessor = true
      if word == .set || word == .modifyAccessor { settable = true }
      if word == .willSet || word == .didSet { observed = true }
      var function = FunctionFacts(
        kind: word == .willSet || word == .didSet ? .observer : .accessor,
        name: name + "." + word.text)
      function.line = line(index)
      function.isStatic = modifiers.isStatic
      function.isPrivate = modifiers.isPrivate
      index += 1
      if index < close, tokens[index].kind == .openParen { index = after(index, close) }
      while index < close, self.word(index) == .async || self.word(index) == .throws { index += 1 }
      if index < close, tokens[index].kind == .openBrace {
        let end = min(Int(partners[index]), close)
        function.body = readBody(index + 1, end, parameters: [])
        function.endLine = line(end)
        index = min(end + 1, close)
        add(function, to: owner)
      }
      if index <= start { break }
    }
    if sawAccessor {
      property?.isComputed = !observed
      property?.hasObserver = observed
      if !observed { property?.isSettable = settable }
      return
    }
    property?.isComputed = true
    property?.isSettable = false
    var getter = FunctionFacts(kind: .accessor, name: name + ".get")
    getter.line = line(open)
    getter.endLine = line(close)
    getter.isStatic = modifiers.isStatic
    getter.isOverride = modifiers.isOverride
    getter.body = readBody(open + 1, close, parameters: [])
    if open + 1 < close { add(getter, to: owner) }
  }
}
