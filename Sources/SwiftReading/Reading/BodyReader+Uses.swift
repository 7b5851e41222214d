extension BodyReader {
  mutating func readUse(_ first: Int) {
    // Skips labels.
    if first + 1 < end, source.tokens[first + 1].kind == .colon,
      !source.tokens[first + 1].followsSpace,
      first > start,
      source.tokens[first - 1].kind == .openParen || source.tokens[first - 1].kind == .comma
        || source.tokens[first - 1].kind == .closeBrace
    {
      return
    }
    var use = Use(path: [])
    use.line = currentLine
    if first > start, source.tokens[first - 1].kind == .dot { use.path.append("()") }
    use.path.append(
      source.tokens[first].kind == .pound ? "#" + source.text(first) : source.text(first))
    if let frame = frames.last {
      use.closure = frame.closure
      use.isInClosure = frame.isClosure
      use.isInGuard = frame.isGuard
      use.holdsSelfWeakly = frame.holdsSelfWeakly
    }
    if first > start,
      source.word(first - 1) == .await
        || (first > start + 1 && source.word(first - 2) == .await
          && source.tokens[first - 1].kind == .name)
    {
      use.isAwaited = true
    }
    var index = first + 1
    chain: while index < end {
      let token = source.tokens[index]
      switch token.kind {
      case .question, .exclamation:
        use.isOptional = true
        index += 1
      case .dot:
        guard index + 1 < end, source.tokens[index + 1].kind == .name else { break chain }
        use.path.append(source.text(index + 1))
        index += 2
      case .openParen where !token.startsLine:
        let close = min(Int(source.partners[index]), end)
        if use.path.count <= 32 { use.calls |= 1 << UInt32(use.path.count - 1) }
        if use.arguments.count < 8 { readArguments(index + 1, close, &use) }
        index = close + 1
      case .openBracket where !token.startsLine && !token.followsSpace:
        index = source.after(index, end)
      case .openBrace where !token.startsLine || index == first + 1:
        guard isTrailingClosure(index, first) else { break chain }
        let close = min(Int(source.partners[index]), end)
        use.takesClosure = true
        if capturesSelfWeakly(index, close) { use.holdsSelfWeakly = true }
        if use.path.count <= 32 { use.calls |= 1 << UInt32(use.path.count - 1) }
        index = close + 1
        // Closures with a label can follow: `label: { … }`.
        while index + 2 < end, source.tokens[index].kind == .name,
          source.tokens[index + 1].kind == .colon,
          source.tokens[index + 2].kind == .openBrace, !source.tokens[index].startsLine
        {
          if capturesSelfWeakly(index + 2, Int(source.partners[index + 2])) {
            use.holdsSelfWeakly = true
          }
          index = source.after(index + 2, end)
        }
      case .operation where source.word(index) == .less && !token.followsSpace:
        guard let behind = source.skipGenerics(index, end), behind < end,
          source.tokens[behind].kind == .openParen || source.tokens[behind].kind == .dot
            || source.tokens[behind].kind == .openBrace
        else { break chain }
        index = behind
      default: break chain
      }
    }
    if index < end, source.tokens[index].kind == .operation, let operation = assignment(index) {
      use.isWrite = operation
      if use.isWrite, index + 1 < end {
        if source.tokens[index + 1].kind == .openBrace {
          use.takesClosure = true
          let close = min(Int(source.partners[index + 1]), end)
          if capturesSelfWeakly(index + 1, close) { use.holdsSelfWeakly = true }
        } else {
          use.assigned = value(index + 1, end)
          if let word = source.word(index + 1), word == .await { use.isAwaited = true }
          if index + 2 < end, source.word(index + 1) == .try,
            source.word(index + 2) == .await
              || (index + 3 < end && source.word(index + 3) == .await)
          {
            use.isAwaited = true
          }
        }
      }
    }
    use.isCompared =
      (index < end && isComparison(index)) || (first > start && isComparison(first - 1))
    if use.path.count > 1, use.path[0] == "self" {
      use.path.removeFirst()
      use.calls >>= 1
      use.isOfSelf = true
    }
    body.uses.append(use)
  }

  private func isComparison(_ index: Int) -> Bool {
    let token = source.tokens[index]
    guard token.kind == .operation, token.end - token.start >= 2 else { return false }
    let bytes = source.bytes[Int(token.start)..<Int(token.end)]
    return bytes.last == 0x3D && bytes.dropFirst().allSatisfy { $0 == 0x3D }
      && (bytes.first == 0x3D || bytes.first == 0x21)
  }

  func assignment(_ index: Int) -> Bool? {
    if source.word(index) == .assign { return true }
    let token = source.tokens[index]
    guard token.end - token.start == 2, source.bytes[Int(token.end) - 1] == 0x3D else { return nil }
    let first = source.bytes[Int(token.start)]
    return [0x2B, 0x2D, 0x2A, 0x2F, 0x7C, 0x26].contains(first) ? true : nil
  }

  /// Returns `true` if the brace after a chain begins a closure, and not the body of a statement such as `if`.
  func isTrailingClosure(_ open: Int, _ first: Int) -> Bool {
    var index = first - 1
    var steps = 0
    while index >= start, steps < 60 {
      let token = source.tokens[index]
      switch token.kind {
      case .openBrace, .closeBrace, .semicolon, .openParen, .openBracket: return true
      case .closeParen, .closeBracket:
        let partner = Int(source.partners[index])
        guard partner < index, partner >= start else { return true }
        index = partner - 1
        steps += 1
        continue
      case .name:
        if let word = Word(rawValue: token.name) {
          switch word {
          case .if, .while, .for, .switch, .guard, .catch: return false
          case .return, .else: return true
          default: break
          }
        }
      default: break
      }
      if token.startsLine, token.kind != .dot, index < first,
        source.tokens[index].kind != .operation, source.word(index) != .let,
        source.word(index) != .var,
        index > start, source.tokens[index - 1].kind != .comma,
        source.tokens[index - 1].kind != .operation
      {
        if let word = source.word(index),
          [.if, .while, .for, .switch, .guard, .catch].contains(word)
        {
          return false
        }
        return true
      }
      index -= 1
      steps += 1
    }
    return true
  }
}
