extension SourceReader {
  mutating func readFunction(
    _ word: Word, _ index: inout Int, _ end: Int, _ modifiers: Modifiers, _ owner: Int?
  ) {
    var function = FunctionFacts(kind: .function, name: word.text)
    function.line = source.line(index)
    function.isStatic = modifiers.isStatic
    function.isOverride = modifiers.isOverride
    function.isPrivate = modifiers.isPrivate
    function.attributes = modifiers.attributes
    index += 1
    switch word {
    case .func:
      guard index < end,
        source.tokens[index].kind == .name || source.tokens[index].kind == .operation
      else {
        return
      }
      function.name = source.text(index)
      index += 1
      while index < end, source.tokens[index].kind == .operation, source.word(index) != .less {
        index += 1
      }
    case .`init`:
      function.kind = .initializer
      if index < end,
        source.tokens[index].kind == .question || source.tokens[index].kind == .exclamation
      {
        index += 1
      }
    case .deinit: function.kind = .deinitializer
    default: function.kind = .subscripting
    }
    if index < end, source.word(index) == .less {
      let behind = source.skipGenerics(index, end)
      if let behind {
        var bounds: [String: String] = [:]
        function.generics = readGenerics(index + 1, behind - 1, into: &bounds)
      }
      index = behind ?? index + 1
    }
    if word != .deinit {
      guard index < end, source.tokens[index].kind == .openParen else { return }
      let close = min(Int(source.partners[index]), end)
      function.parameters = readParameters(index + 1, close)
      index = min(close + 1, end)
    }
    while index < end {
      if source.word(index) == .async {
        function.isAsync = true
      } else if source.word(index) == .throws || source.word(index) == .rethrows {
        if index + 1 < end, source.tokens[index + 1].kind == .openParen {
          index = source.after(index + 1, end)
          continue
        }
      } else {
        break
      }
      index += 1
    }
    if index < end, source.word(index) == .arrow {
      index += 1
      function.result = source.readTypeText(&index, end)
    }
    if index < end, source.word(index) == .where {
      var ignored: [String: String] = [:]
      readWhere(&index, end, into: &ignored)
    }
    function.endLine = source.line(max(index - 1, 0))
    if index < end, source.tokens[index].kind == .openBrace {
      let close = min(Int(source.partners[index]), end)
      if word == .subscript {
        var none: PropertyFacts?
        readAccessors(index, close, named: "subscript", Modifiers(), owner, &none)
      } else {
        function.body = BodyReader.read(source, index + 1, close, parameters: function.parameters)
      }
      function.endLine = source.line(close)
      index = min(close + 1, end)
    }
    add(function, to: owner)
  }

  mutating func add(_ function: FunctionFacts, to owner: Int?) {
    if let owner {
      facts.types[owner].functions.append(function)
    } else {
      facts.functions.append(function)
    }
  }

  func readParameters(_ start: Int, _ end: Int) -> [Parameter] {
    var parameters: [Parameter] = []
    var index = start
    while index < end {
      while index < end, source.tokens[index].kind == .at {
        var ignored = Modifiers()
        readAttribute(&index, end, &ignored)
      }
      var words: [String] = []
      while index < end, source.tokens[index].kind == .name {
        words.append(source.text(index))
        index += 1
      }
      var type = ""
      var initial: String?
      if index < end, source.tokens[index].kind == .colon {
        index += 1
        type = source.readTypeText(&index, end)
      }
      if index < end, source.word(index) == .assign {
        initial = source.readInitial(index + 1, end)?.path
      }
      if let label = words.first {
        parameters.append(
          Parameter(label: label, name: words[words.count - 1], type: type, initial: initial))
      }
      while index < end, source.tokens[index].kind != .comma {
        index = source.isOpen(source.tokens[index].kind) ? source.after(index, end) : index + 1
      }
      index += 1
    }
    return parameters
  }
}
