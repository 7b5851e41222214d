extension TokenizedSource {
  /// Returns the beginning of an expression, such as `LoginService` for `LoginService(api: api)`, and whether it's
  /// called.
  package func readInitial(_ start: Int, _ end: Int) -> (path: String, isCall: Bool)? {
    var index = start
    while index < end, let word = word(index), word == .try || word == .await {
      index += 1
      if index < end, tokens[index].kind == .question || tokens[index].kind == .exclamation {
        index += 1
      }
    }
    guard index < end else { return nil }
    if tokens[index].kind == .openBracket {
      // `[Item]()`
      let close = min(Int(partners[index]), end)
      if close + 1 < end, tokens[close + 1].kind == .openParen {
        return (joined(index, close + 1), true)
      }
      return nil
    }
    guard tokens[index].kind == .name else { return nil }
    var path = text(index)
    index += 1
    while index < end {
      if word(index) == .less, !tokens[index].followsSpace, let behind = skipGenerics(index, end) {
        path += joined(index, behind)
        index = behind
      } else if index + 1 < end, tokens[index].kind == .dot, tokens[index + 1].kind == .name {
        path += "." + text(index + 1)
        index += 2
      } else {
        break
      }
    }
    let isCall = index < end && tokens[index].kind == .openParen && !tokens[index].startsLine
    if !isCall, index < end, tokens[index].kind == .operation, path != "self" {
      return (path, false)
    }
    return (path, isCall)
  }

  /// Returns the type that an immediately called closure creates if it does nothing else: `Service` for
  /// `{ Service(api: api) }()`.
  package func readMadeByClosure(_ open: Int, _ end: Int) -> String? {
    let close = min(Int(partners[open]), end)
    let start = word(open + 1) == .return ? open + 2 : open + 1
    guard close + 1 < end, tokens[close + 1].kind == .openParen, start < close,
      endOfExpression(start, close) == close, let made = readInitial(start, close), made.isCall,
      made.path.first?.isUppercase == true
    else { return nil }
    return made.path
  }

  /// Returns the index of the comma, line or brace that ends an expression.
  package func endOfExpression(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      let token = tokens[index]
      if index > start {
        if token.kind == .comma || token.kind == .semicolon { return index }
        if token.startsLine, !continuesExpression(index) { return index }
        if token.kind == .openBrace, isObserver(index) { return index }
      }
      if token.kind == .closeBrace { return index }
      index = isOpen(token.kind) ? after(index, end) : index + 1
    }
    return end
  }

  package func continuesExpression(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .dot, .question, .exclamation, .colon, .openBrace: return true
    case .operation: return tokens[index + 1].followsSpace
    case .name where word(index) == .as || word(index) == .is: return true
    default: break
    }
    let last = tokens[index - 1]
    if last.kind == .operation { return true }
    if last.kind == .name, let word = Word(rawValue: last.name) {
      return [.try, .await, .as, .is, .in].contains(word)
    }
    return false
  }

  package func isObserver(_ open: Int) -> Bool {
    var index = open + 1
    while index < tokens.count, tokens[index].kind == .at { index += 2 }
    return word(index) == .didSet || word(index) == .willSet
  }
}
