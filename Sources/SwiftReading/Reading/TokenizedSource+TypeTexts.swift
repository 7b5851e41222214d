extension TokenizedSource {
  /// Returns the index after the `>` that closes the `<` at `start`, or `nil` if this isn't a list of generic
  /// arguments.
  package func skipGenerics(_ start: Int, _ end: Int) -> Int? {
    var level = 0
    var index = start
    let limit = min(end, start + 400)
    while index < limit {
      let token = tokens[index]
      switch token.kind {
      case .name, .comma, .dot, .colon, .question, .exclamation, .at, .number: break
      case .openParen, .openBracket:
        index = after(index, end)
        continue
      case .operation:
        switch Word(rawValue: token.name) {
        case .less: level += 1
        case .greater:
          level -= 1
          if level == 0 { return index + 1 }
        case .arrow, .ampersand, .ellipsis, .tilde, .minus: break
        default:
          if names[Int(token.name)] != "==" { return nil }
        }
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// Reads the type at `index`, and returns it without unnecessary spaces. Returns an empty string if there is no
  /// type.
  package func readTypeText(_ index: inout Int, _ end: Int) -> String {
    // Most types are a single name.
    if index < end, tokens[index].kind == .name, word(index) == nil {
      let next = index + 1
      if next >= end || !continuesType(next) {
        defer { index = next }
        return text(index)
      }
    }
    let start = index
    skipType(&index, end, 0)
    return joined(start, index)
  }

  package func continuesType(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .dot, .question, .exclamation, .name: true
    case .operation:
      word(index) == .less || word(index) == .ampersand || word(index) == .arrow
        || word(index) == .ellipsis
    default: false
    }
  }

  package func skipType(_ index: inout Int, _ end: Int, _ level: Int) {
    guard level < SourceReader.deepest else { return }
    while index < end {
      if tokens[index].kind == .at {
        index += 2
        if index < end, tokens[index].kind == .openParen, !tokens[index].followsSpace {
          index = after(index, end)
        }
      } else if let word = word(index),
        [
          .inout, .some, .any, .borrowing, .consuming, .each, .repeat, .sending, .isolated, .owned,
          .shared, .tilde, .nonisolated, .`class`,
        ].contains(word)
      {
        index += 1
        if word == .class { return }
      } else {
        break
      }
    }
    guard index < end else { return }
    switch tokens[index].kind {
    case .name:
      if let word = word(index), [.where, .in, .is, .as, .else].contains(word) { return }
      index += 1
      if index < end, word(index) == .less { index = skipGenerics(index, end) ?? index }
      while index + 1 < end, tokens[index].kind == .dot, tokens[index + 1].kind == .name {
        index += 2
        if index < end, word(index) == .less { index = skipGenerics(index, end) ?? index }
      }
    case .openParen, .openBracket:
      index = after(index, end)
    default: return
    }
    while index < end {
      if tokens[index].kind == .question || tokens[index].kind == .exclamation {
        index += 1
      } else if word(index) == .ellipsis {
        index += 1
      } else if tokens[index].kind == .dot, index + 1 < end, tokens[index + 1].kind == .name {
        index += 2
      } else {
        break
      }
    }
    if index < end, word(index) == .ampersand {
      index += 1
      skipType(&index, end, level + 1)
      return
    }
    var next = index
    while next < end, word(next) == .async || word(next) == .throws {
      next += 1
      if next < end, tokens[next].kind == .openParen, word(next - 1) == .throws {
        next = after(next, end)
      }
    }
    if next < end, word(next) == .arrow {
      index = next + 1
      skipType(&index, end, level + 1)
    }
  }

  package func joined(_ start: Int, _ end: Int) -> String {
    guard start < end else { return "" }
    if end - start == 1 { return text(start) }
    var result = ""
    var wasName = false
    for index in start..<min(end, start + 300) {
      let token = tokens[index]
      let isName = token.kind == .name
      switch token.kind {
      case .comma: result += ", "
      case .colon: result += ": "
      case .operation where word(index) == .arrow || word(index) == .ampersand:
        result += " \(text(index)) "
      default:
        if isName, wasName || result.hasSuffix(")") { result += " " }
        if token.kind == .openParen, token.followsSpace, wasName || result.hasSuffix(")") {
          result += " "
        }
        result += text(index)
      }
      wasName = isName
    }
    return result
  }
}
