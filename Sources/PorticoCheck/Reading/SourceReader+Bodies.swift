extension SourceReader {
  /// A brace inside a body and what it adds to the nesting.
  private struct Frame {
    var close: Int
    var nesting: Int
    var isClosure = false
    var closure = 0
    var holdsSelfWeakly = false
  }

  /// What a body does. Complexity: linear in its tokens.
  func readBody(_ start: Int, _ end: Int, parameters: [Parameter]) -> BodyFacts {
    var body = BodyFacts()
    guard start < end else { return body }
    body.tokens = end - start
    body.lines = line(end) - line(start)
    var frames: [Frame] = []
    var controlBraces: [Int: Bool] = [:]
    var repeatEnds: Set<Int> = []
    var nesting = 0
    var closures = 0
    var lastLogical: Word?
    var currentLine = line(start)
    var index = start
    var lastLineIndex = start

    while index < end {
      while let frame = frames.last, index >= frame.close {
        nesting -= frame.nesting
        frames.removeLast()
      }
      let token = tokens[index]
      if token.startsLine || index == start {
        if index > lastLineIndex { currentLine = line(index) }
        lastLineIndex = index
        let last = index > start ? tokens[index - 1].kind : .openBrace
        if last != .operation, last != .dot, last != .comma, last != .openParen,
          last != .openBracket, token.kind != .dot, token.kind != .closeBrace,
          token.kind != .closeParen, token.kind != .closeBracket, token.kind != .operation
        {
          body.statements += 1
          lastLogical = nil
        }
      }
      switch token.kind {
      case .openBrace:
        let close = min(Int(partners[index]), end)
        var frame = Frame(close: close, nesting: 0)
        frame.closure = frames.last?.closure ?? 0
        frame.holdsSelfWeakly = frames.last?.holdsSelfWeakly ?? false
        frame.isClosure = frames.last?.isClosure ?? false
        if let nests = controlBraces[index] {
          frame.nesting = nests ? 1 : 0
        } else if isClosure(index, start) {
          frame.nesting = 1
          frame.isClosure = true
          closures += 1
          frame.closure = closures
          if capturesSelfWeakly(index, close) { frame.holdsSelfWeakly = true }
        }
        nesting += frame.nesting
        frames.append(frame)
        index += 1
        continue
      case .operation:
        switch Word(rawValue: token.name) {
        case .and, .or:
          body.cyclomatic += 1
          let word = Word(rawValue: token.name)
          if word != lastLogical {
            body.cognitive += 1
            lastLogical = word
          }
        default:
          if tokens[index].end - tokens[index].start == 1, bytes[Int(token.start)] == 0x3F {
            body.cyclomatic += 1
            body.cognitive += 1 + nesting
          }
        }
      case .name:
        if index > start, tokens[index - 1].kind == .dot, isInChain(index, start) {
          index += 1
          continue
        }
        // `.default`, `.zero`: a member of a type that is not written.
        if index > start, tokens[index - 1].kind == .dot {
          index += 1
          continue
        }
        // `for:` in an argument list is a label, no loop.
        if index > start, index + 1 < end, tokens[index + 1].kind == .colon,
          tokens[index - 1].kind == .openParen || tokens[index - 1].kind == .comma
        {
          let isLabel = !tokens[index + 1].followsSpace
          if isLabel {
            index += 2
            continue
          }
        }
        if let word = Word(rawValue: token.name) {
          switch word {
          case .if:
            let isElseIf = index > start && self.word(index - 1) == .else
            body.cyclomatic += 1
            body.cognitive += isElseIf ? 1 : 1 + nesting
            mark(&controlBraces, index, end, true)
            index += 1
            continue
          case .guard:
            body.cyclomatic += 1
            body.cognitive += 1
            if let open = mark(&controlBraces, index, end, true), index > open { index = open }
            index += 1
            continue
          case .for, .while:
            if word == .while, index > start, tokens[index - 1].kind == .closeBrace,
              repeatEnds.contains(index - 1)
            {
              index += 1
              continue
            }
            body.cyclomatic += 1
            body.cognitive += 1 + nesting
            mark(&controlBraces, index, end, true)
            index += 1
            continue
          case .repeat:
            body.cyclomatic += 1
            body.cognitive += 1 + nesting
            if let open = mark(&controlBraces, index, end, true) {
              repeatEnds.insert(Int(partners[open]))
            }
            index += 1
            continue
          case .switch:
            body.cognitive += 1 + nesting
            mark(&controlBraces, index, end, true)
            index += 1
            continue
          case .case:
            let last = index > start ? tokens[index - 1] : token
            let before = index > start ? self.word(index - 1) : nil
            if last.kind != .comma, before != .if, before != .guard, before != .while,
              before != .for
            {
              body.cyclomatic += 1
            }
            index += 1
            continue
          case .catch:
            body.cyclomatic += 1
            body.cognitive += 1 + nesting
            mark(&controlBraces, index, end, true)
            index += 1
            continue
          case .else:
            if self.word(index + 1) != .if {
              if index + 1 < end, tokens[index + 1].kind == .openBrace,
                controlBraces[index + 1] == nil
              {
                controlBraces[index + 1] = true
                body.cognitive += 1
              }
            }
            index += 1
            continue
          case .do, .defer:
            mark(&controlBraces, index, end, false)
            index += 1
            continue
          case .let, .var:
            readLocal(index, end, &body)
            index += 2
            continue
          case .func:
            // A local function nests like a closure.
            if index + 1 < end, tokens[index + 1].kind == .name {
              mark(&controlBraces, index + 1, end, true)
            }
            index += 2
            continue
          case .return, .throw, .try, .await, .in, .is, .as, .where, .break, .continue,
            .fallthrough, .default, .inout, .nil, .true, .false, .some, .any, .weak, .unowned,
            .class, .struct, .enum, .typealias:
            index += 1
            continue
          default: break
          }
        }
        readUse(index, start, end, currentLine, frames.last, &body)
      case .pound:
        readUse(index, start, end, currentLine, frames.last, &body)
      default: break
      }
      index += 1
    }
    body.isForward = isForward(start, end, body, parameters)
    return body
  }

  /// Marks the brace that the statement at `index` opens.
  @discardableResult
  private func mark(
    _ braces: inout [Int: Bool], _ index: Int, _ end: Int, _ nests: Bool
  ) -> Int? {
    var next = index + 1
    let limit = min(end, index + 400)
    while next < limit {
      switch tokens[next].kind {
      case .openBrace:
        // `if let x = list.first { $0 } …` needs parentheses in Swift, so the first brace is the body,
        // unless it is the value of an `=`, or the expression goes on behind it.
        let close = Int(partners[next])
        if word(next - 1) == .assign
          || (close + 1 < end && !tokens[close + 1].startsLine
            && (tokens[close + 1].kind == .dot || tokens[close + 1].kind == .comma))
        {
          next = close + 1
          continue
        }
        braces[next] = nests
        return next
      case .openParen, .openBracket: next = after(next, end)
      case .closeBrace, .semicolon: return nil
      default: next += 1
      }
    }
    return nil
  }

  private func isClosure(_ open: Int, _ start: Int) -> Bool {
    guard open > start else { return true }
    switch tokens[open - 1].kind {
    case .name, .closeParen, .openParen, .comma, .colon, .operation, .closeBracket, .openBracket,
      .question, .exclamation:
      return true
    default: return false
    }
  }

  private func capturesSelfWeakly(_ open: Int, _ close: Int) -> Bool {
    let list = open + 1
    guard list < close, tokens[list].kind == .openBracket else { return false }
    let end = min(Int(partners[list]), close)
    var index = list + 1
    while index < end {
      if let word = word(index), word == .weak || word == .unowned { return true }
      index += 1
    }
    return false
  }

  /// Whether the name behind a dot belongs to a chain that began with a name.
  private func isInChain(_ index: Int, _ start: Int) -> Bool {
    let before = index - 2
    guard before >= start else { return false }
    switch tokens[before].kind {
    case .name:
      guard let word = Word(rawValue: tokens[before].name) else { return true }
      return ![
        .return, .case, .in, .is, .as, .if, .else, .guard, .while, .switch, .throw, .try, .await,
        .where, .let, .var, .default,
      ].contains(word)
    case .closeParen, .closeBrace, .closeBracket, .question, .exclamation, .pound, .string,
      .number:
      return true
    default:
      return word(before) == .greater
    }
  }

  private func readLocal(_ index: Int, _ end: Int, _ body: inout BodyFacts) {
    guard index + 2 < end, tokens[index + 1].kind == .name else { return }
    let name = text(index + 1)
    var next = index + 2
    if tokens[next].kind == .colon {
      next += 1
      let type = readTypeText(&next, end)
      if !type.isEmpty { body.locals[name] = type }
    } else if word(next) == .assign {
      if let initial = readInitial(next + 1, end) {
        if initial.isCall, initial.path.first?.isUppercase == true, body.result == nil {
          body.result = initial.path
        }
        if initial.isCall, initial.path.first?.isUppercase == true, body.locals[name] == nil {
          body.locals[name] =
            initial.path.hasSuffix(".init")
            ? String(initial.path.dropLast(5)) : initial.path
        } else if body.locals[name] == nil, initial.path.first?.isUppercase == true {
          body.locals[name] = initial.path
        }
      }
      // `… as? DetailViewController`
      var scan = next + 1
      let limit = min(end, next + 60)
      while scan < limit {
        if scan > next + 1, tokens[scan].startsLine, tokens[scan].kind != .dot, word(scan) != .as {
          break
        }
        if tokens[scan].kind == .openBrace || tokens[scan].kind == .comma { break }
        if word(scan) == .as {
          scan += 1
          if scan < end, tokens[scan].kind == .question || tokens[scan].kind == .exclamation {
            scan += 1
          }
          let type = readTypeText(&scan, end)
          if !type.isEmpty { body.locals[name] = type }
          break
        }
        scan = isOpen(tokens[scan].kind) ? after(scan, end) : scan + 1
      }
    }
  }

  private func readUse(
    _ first: Int, _ start: Int, _ end: Int, _ line: Int, _ frame: Frame?, _ body: inout BodyFacts
  ) {
    // A label, not a use.
    if first + 1 < end, tokens[first + 1].kind == .colon, !tokens[first + 1].followsSpace,
      first > start,
      tokens[first - 1].kind == .openParen || tokens[first - 1].kind == .comma
        || tokens[first - 1].kind == .closeBrace
    {
      return
    }
    var use = Use(path: [])
    use.line = line
    use.path.append(tokens[first].kind == .pound ? "#" + text(first) : text(first))
    if let frame {
      use.closure = frame.closure
      use.isInClosure = frame.isClosure
      use.holdsSelfWeakly = frame.holdsSelfWeakly
    }
    if first > start,
      word(first - 1) == .await
        || (first > start + 1 && word(first - 2) == .await && tokens[first - 1].kind == .name)
    {
      use.isAwaited = true
    }
    var index = first + 1
    chain: while index < end {
      let token = tokens[index]
      switch token.kind {
      case .question, .exclamation:
        use.isOptional = true
        index += 1
      case .dot:
        guard index + 1 < end, tokens[index + 1].kind == .name else { break chain }
        use.path.append(text(index + 1))
        index += 2
      case .openParen where !token.startsLine:
        let close = min(Int(partners[index]), end)
        if use.path.count <= 32 { use.calls |= 1 << UInt32(use.path.count - 1) }
        if use.arguments.count < 8 { readArguments(index + 1, close, &use) }
        index = close + 1
      case .openBracket where !token.startsLine && !token.followsSpace:
        index = after(index, end)
      case .openBrace where !token.startsLine || index == first + 1:
        guard isTrailingClosure(index, first, start) else { break chain }
        let close = min(Int(partners[index]), end)
        use.takesClosure = true
        if capturesSelfWeakly(index, close) { use.holdsSelfWeakly = true }
        if use.path.count <= 32 { use.calls |= 1 << UInt32(use.path.count - 1) }
        index = close + 1
        // `label: { … }` closures that follow.
        while index + 2 < end, tokens[index].kind == .name, tokens[index + 1].kind == .colon,
          tokens[index + 2].kind == .openBrace, !tokens[index].startsLine
        {
          if capturesSelfWeakly(index + 2, Int(partners[index + 2])) { use.holdsSelfWeakly = true }
          index = after(index + 2, end)
        }
      case .operation where word(index) == .less && !token.followsSpace:
        guard let behind = skipGenerics(index, end), behind < end,
          tokens[behind].kind == .openParen || tokens[behind].kind == .dot
            || tokens[behind].kind == .openBrace
        else { break chain }
        index = behind
      default: break chain
      }
    }
    if index < end, tokens[index].kind == .operation, let operation = assignment(index) {
      use.isWrite = operation
      if use.isWrite, index + 1 < end {
        if tokens[index + 1].kind == .openBrace {
          use.takesClosure = true
          let close = min(Int(partners[index + 1]), end)
          if capturesSelfWeakly(index + 1, close) { use.holdsSelfWeakly = true }
        } else {
          use.assigned = value(index + 1, end)
          if let word = word(index + 1), word == .await { use.isAwaited = true }
          if index + 2 < end, word(index + 1) == .try,
            word(index + 2) == .await || (index + 3 < end && word(index + 3) == .await)
          {
            use.isAwaited = true
          }
        }
      }
    }
    if use.path.count > 1, use.path[0] == "self" {
      use.path.removeFirst()
      use.calls >>= 1
      use.isOfSelf = true
    }
    body.uses.append(use)
  }

  private func assignment(_ index: Int) -> Bool? {
    if word(index) == .assign { return true }
    let token = tokens[index]
    guard token.end - token.start == 2, bytes[Int(token.end) - 1] == 0x3D else { return nil }
    let first = bytes[Int(token.start)]
    return [0x2B, 0x2D, 0x2A, 0x2F, 0x7C, 0x26].contains(first) ? true : nil
  }

  /// A brace behind a name is a closure unless a condition ends there.
  private func isTrailingClosure(_ open: Int, _ first: Int, _ start: Int) -> Bool {
    var index = first - 1
    var steps = 0
    while index >= start, steps < 60 {
      let token = tokens[index]
      switch token.kind {
      case .openBrace, .closeBrace, .semicolon, .openParen, .openBracket: return true
      case .closeParen, .closeBracket:
        let partner = Int(partners[index])
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
        tokens[index].kind != .operation, word(index) != .let, word(index) != .var,
        index > start, tokens[index - 1].kind != .comma, tokens[index - 1].kind != .operation
      {
        if let word = word(index), [.if, .while, .for, .switch, .guard, .catch].contains(word) {
          return false
        }
        return true
      }
      index -= 1
      steps += 1
    }
    return true
  }

  private func readArguments(_ start: Int, _ end: Int, _ use: inout Use) {
    var index = start
    while index < end, use.arguments.count < 8 {
      var label = ""
      if index + 1 < end, tokens[index].kind == .name, tokens[index + 1].kind == .colon {
        label = text(index)
        index += 2
      }
      guard index < end else { break }
      if tokens[index].kind == .openBrace {
        use.takesClosure = true
        if capturesSelfWeakly(index, min(Int(partners[index]), end)) { use.holdsSelfWeakly = true }
      }
      use.arguments.append(Use.Argument(label: label, value: value(index, end)))
      while index < end, tokens[index].kind != .comma {
        index = isOpen(tokens[index].kind) ? after(index, end) : index + 1
      }
      index += 1
    }
  }

  private func value(_ start: Int, _ end: Int) -> String {
    var index = start
    while index < end, let word = word(index), [.try, .await, .ampersand].contains(word) {
      index += 1
      if index < end, tokens[index].kind == .question || tokens[index].kind == .exclamation {
        index += 1
      }
    }
    guard index < end else { return "" }
    switch tokens[index].kind {
    case .string, .number: return text(index)
    case .openBrace: return "{}"
    case .openBracket: return "[]"
    case .keyPath: return "\\"
    case .dot: return index + 1 < end ? "." + text(index + 1) : "."
    case .name, .pound:
      var result = text(index)
      index += 1
      while index < end {
        if tokens[index].kind == .question || tokens[index].kind == .exclamation {
          index += 1
        } else if tokens[index].kind == .dot, index + 1 < end, tokens[index + 1].kind == .name {
          result += "." + text(index + 1)
          index += 2
        } else {
          break
        }
      }
      if index < end, tokens[index].kind == .openParen, !tokens[index].startsLine { result += "()" }
      return result
    default: return ""
    }
  }

  /// One call on something else, given only what was given.
  private func isForward(
    _ start: Int, _ end: Int, _ body: BodyFacts, _ parameters: [Parameter]
  ) -> Bool {
    guard body.cyclomatic == 1, body.tokens <= 40 else { return false }
    var index = start
    if word(index) == .return { index += 1 }
    while index < end, let word = word(index), [.try, .await].contains(word) { index += 1 }
    guard index < end, tokens[index].kind == .name, word(index) != .super else { return false }
    var names = 0
    while index < end {
      if tokens[index].kind == .name {
        if word(index) != .self { names += 1 }
        index += 1
      } else if [.dot, .question, .exclamation].contains(tokens[index].kind) {
        index += 1
      } else {
        break
      }
    }
    guard names >= 2, index < end, tokens[index].kind == .openParen else { return false }
    let close = min(Int(partners[index]), end)
    guard close + 1 >= end else { return false }
    let given = Set(parameters.map(\.name))
    for inner in (index + 1)..<max(index + 1, close) {
      switch tokens[inner].kind {
      case .comma, .colon, .dot, .question, .exclamation: break
      case .name:
        let isLabel = inner + 1 < close && tokens[inner + 1].kind == .colon
        if !isLabel, tokens[inner - 1].kind != .dot, word(inner) != .self,
          !given.contains(text(inner))
        {
          return false
        }
      default: return false
      }
    }
    return true
  }
}
