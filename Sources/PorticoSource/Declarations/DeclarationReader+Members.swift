import SwiftReading

extension DeclarationReader {
  mutating func readFunction(
    _ word: Word, _ index: inout Int, _ end: Int, _ prefix: Prefix, _ parent: Declaration?,
    _ members: inout [Declaration]
  ) {
    let keyword = index
    index += 1
    var name = word.text
    var nameToken = keyword
    if word == .func {
      guard index < end, [.name, .operation].contains(source.tokens[index].kind) else { return }
      name = source.text(index)
      nameToken = index
      index += 1
      while index < end, source.tokens[index].kind == .operation, source.word(index) != .less {
        index += 1
      }
    } else if index < end, [.question, .exclamation].contains(source.tokens[index].kind) {
      index += 1
    }
    let kind: Declaration.Kind =
      word == .func ? .function : word == .subscript ? .subscripting : .initializer
    let function = make(kind, name, prefix, keyword: keyword, nameToken: nameToken, parent)
    function.endOfName = index
    if index < end, source.word(index) == .less {
      function.hasGenerics = true
      index = source.skipGenerics(index, end) ?? index + 1
    }
    guard index < end, source.tokens[index].kind == .openParen else { return }
    let close = min(Int(source.partners[index]), end)
    function.parameters = readParameters(index + 1, close)
    index = min(close + 1, end)
    while index < end, let word = source.word(index),
      [.async, .throws, .rethrows].contains(word)
    {
      function.effects.insert(word)
      index += 1
      if word == .throws { skipArguments(&index, end) }
    }
    if index < end, source.word(index) == .arrow {
      index += 1
      let start = index
      _ = source.readTypeText(&index, end)
      function.type = start..<index
    }
    if index < end, source.word(index) == .where {
      function.isConstrained = true
      while index < end, source.tokens[index].kind != .openBrace,
        !source.tokens[index].startsLine || source.word(index) == .where
          || source.tokens[index].kind != .name || source.word(index) == nil
      {
        index += 1
      }
    }
    if index < end, source.tokens[index].kind == .openBrace {
      let open = index
      let close = min(Int(source.partners[open]), end)
      if source.tokens[close].kind == .closeBrace { function.body = (open, close) }
      index = min(close + 1, end)
      function.members = locals(open + 1, close, of: function)
    }
    function.end = index
    members.append(function)
  }

  private func readParameters(_ start: Int, _ end: Int) -> [Declaration.Parameter] {
    var parameters: [Declaration.Parameter] = []
    var index = start
    while index < end {
      while index < end, source.tokens[index].kind == .at {
        index += 2
        skipArguments(&index, end)
      }
      var names: [String] = []
      while index < end, source.tokens[index].kind == .name {
        names.append(source.text(index))
        index += 1
      }
      guard index < end, source.tokens[index].kind == .colon, let label = names.first else {
        return parameters
      }
      index += 1
      let start = index
      _ = source.readTypeText(&index, end)
      if index < end, source.word(index) == .ellipsis { index += 1 }
      parameters.append(
        .init(label: label == "_" ? nil : label, name: names[names.count - 1], type: start..<index))
      while index < end, source.tokens[index].kind != .comma {
        index = source.isOpen(source.tokens[index].kind) ? source.after(index, end) : index + 1
      }
      index += 1
    }
    return parameters
  }

  mutating func readProperties(
    _ word: Word, _ index: inout Int, _ end: Int, _ prefix: Prefix, _ parent: Declaration?,
    _ members: inout [Declaration]
  ) {
    let keyword = index
    index += 1
    var made: [Declaration] = []
    while index < end {
      guard source.tokens[index].kind == .name else {
        if source.tokens[index].kind == .openParen { index = source.after(index, end) }
        return
      }
      let property = make(
        .property, source.text(index), prefix, keyword: keyword, nameToken: index, parent)
      property.isConstant = word == .let
      property.isSettable = word == .var
      index += 1
      property.endOfName = index
      if index < end, source.tokens[index].kind == .colon {
        index += 1
        let start = index
        _ = source.readTypeText(&index, end)
        property.type = start..<index
      }
      if index < end, source.word(index) == .assign {
        let start = index + 1
        index = max(source.endOfExpression(start, end), start)
        property.members = locals(start, index, of: property)
      }
      if index < end, source.tokens[index].kind == .openBrace {
        let close = min(Int(source.partners[index]), end)
        if source.tokens[close].kind == .closeBrace {
          property.body = (index, close)
          readAccessors(of: property, index, close)
        }
        property.members += locals(index + 1, close, of: property)
        index = min(close + 1, end)
      }
      property.end = index
      members.append(property)
      made.append(property)
      guard index < end, source.tokens[index].kind == .comma else { break }
      index += 1
    }
    if made.count > 1 { for property in made { property.isOneOfSeveral = true } }
  }

  private func readAccessors(of property: Declaration, _ open: Int, _ close: Int) {
    var index = open + 1
    while index < close {
      var ignored = index
      _ = readPrefix(&ignored, close)
      index = ignored
      guard index < close, let word = source.word(index),
        [.get, .set, .willSet, .didSet, .readAccessor, .modifyAccessor].contains(word)
      else { break }
      property.accessors[word] = index
      index += 1
      if index < close, source.tokens[index].kind == .openParen {
        index = source.after(index, close)
      }
      while index < close, let word = source.word(index), word == .async || word == .throws {
        index += 1
      }
      if index < close, source.tokens[index].kind == .openBrace {
        index = source.after(index, close)
      }
    }
    property.isComputed = !property.isObserved
    if !property.isObserved {
      property.isSettable =
        property.accessors[.set] != nil || property.accessors[.modifyAccessor] != nil
    }
  }
}
