extension SourceReader {
  mutating func readProperties(
    isConstant: Bool, _ index: inout Int, _ end: Int, _ modifiers: Modifiers, _ owner: Int?
  ) {
    index += 1
    while index < end {
      var property = PropertyFacts(name: "")
      property.line = source.line(index)
      property.isConstant = isConstant
      property.isSettable = !isConstant && !modifiers.isSetterPrivate
      property.ownership = modifiers.ownership
      property.isStatic = modifiers.isStatic
      property.isLazy = modifiers.isLazy
      property.isPrivate = modifiers.isPrivate
      property.attributes = modifiers.attributes
      if source.tokens[index].kind == .name {
        property.name = source.text(index)
        index += 1
      } else if source.tokens[index].kind == .openParen {
        index = source.after(index, end)
      } else {
        return
      }
      if index < end, source.tokens[index].kind == .colon {
        index += 1
        property.type = source.readTypeText(&index, end)
      }
      if index < end, source.word(index) == .assign {
        let start = index + 1
        let initial = source.readInitial(start, end)
        property.initial = initial?.path
        property.isInitialCall = initial?.isCall ?? false
        index = source.endOfExpression(start, end)
        if index > start {
          var value = FunctionFacts(kind: .value, name: property.name)
          value.line = source.line(start)
          value.endLine = source.line(index - 1)
          value.isStatic = modifiers.isStatic
          value.body = BodyReader.read(source, start, index, parameters: [])
          if property.type == nil, source.tokens[start].kind == .openBrace,
            let made = value.body?.result ?? source.readMadeByClosure(start, index)
          {
            property.initial = made
            property.isInitialCall = true
          }
          if value.body?.uses.isEmpty == false { add(value, to: owner) }
        }
      }
      if index < end, source.tokens[index].kind == .openBrace, !property.name.isEmpty {
        let close = min(Int(source.partners[index]), end)
        var accessed: PropertyFacts? = property
        readAccessors(index, close, named: property.name, modifiers, owner, &accessed)
        property = accessed ?? property
        index = min(close + 1, end)
      }
      if let owner, !property.name.isEmpty, property.name != "_" {
        facts.types[owner].properties.append(property)
      }
      guard index < end, source.tokens[index].kind == .comma else { return }
      index += 1
    }
  }

  mutating func readAccessors(
    _ open: Int, _ close: Int, named name: String, _ modifiers: Modifiers, _ owner: Int?,
    _ property: inout PropertyFacts?
  ) {
    var index = open + 1
    var settable = false
    var observed = false
    var sawAccessor = false
    while index < close {
      let start = index
      while index < close, source.tokens[index].kind == .at {
        var ignored = Modifiers()
        readAttribute(&index, close, &ignored)
      }
      while index < close, let word = source.word(index),
        [
          .mutating, .nonmutating, .private, .internal, .fileprivate, .public, .package,
          .nonisolated,
        ]
        .contains(word)
      { index += 1 }
      guard index < close, let word = source.word(index),
        [
          .get, .set, .willSet, .didSet, .readAccessor, .modifyAccessor, .unsafeAddress,
          .unsafeMutableAddress, .`init`,
        ].contains(word)
      else { break }
      // The next token distinguishes an accessor from a call: `get { }`, `get async throws`, `get set`.
      let next = index + 1
      if next < close, !sawAccessor {
        let kind = source.tokens[next].kind
        let isAccessor =
          kind == .openBrace
          || (kind == .openParen && word != .get)
          || [.get, .set, .async, .throws, .mutating, .nonmutating].contains(source.word(next))
          || [.nonisolated, .readAccessor, .modifyAccessor].contains(source.word(next))
        guard isAccessor else { break }
      }
      sawAccessor = true
      if word == .set || word == .modifyAccessor { settable = true }
      if word == .willSet || word == .didSet { observed = true }
      var function = FunctionFacts(
        kind: word == .willSet || word == .didSet ? .observer : .accessor,
        name: name + "." + word.text)
      function.line = source.line(index)
      function.isStatic = modifiers.isStatic
      function.isPrivate = modifiers.isPrivate
      index += 1
      if index < close, source.tokens[index].kind == .openParen {
        index = source.after(index, close)
      }
      while index < close, source.word(index) == .async || source.word(index) == .throws {
        index += 1
      }
      if index < close, source.tokens[index].kind == .openBrace {
        let end = min(Int(source.partners[index]), close)
        function.body = BodyReader.read(source, index + 1, end, parameters: [])
        function.endLine = source.line(end)
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
    getter.line = source.line(open)
    getter.endLine = source.line(close)
    getter.isStatic = modifiers.isStatic
    getter.isOverride = modifiers.isOverride
    getter.body = BodyReader.read(source, open + 1, close, parameters: [])
    if open + 1 < close { add(getter, to: owner) }
  }
}
