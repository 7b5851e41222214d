/// Reads the actions of a body.
///
/// - Complexity: Linear in the number of tokens.
struct BodyReader {
  /// A brace in the body, and what it adds to the nesting.
  struct Frame {
    var close: Int
    var nesting = 0
    var isClosure = false
    var isGuard = false
    var closure = 0
    var holdsSelfWeakly = false
  }

  let source: TokenizedSource
  let start: Int
  let end: Int
  var body = BodyFacts()
  var frames: [Frame] = []
  var currentLine = 0
  /// The braces that statements open, and whether each adds to the nesting.
  private var statementBraces: [Int: Bool] = [:]
  private var repeatEnds: Set<Int> = []
  private var guardBraces: Set<Int> = []
  private var nesting = 0
  private var closures = 0
  private var lastLogical: Word?
  private var lastLineIndex = 0

  static func read(
    _ source: TokenizedSource, _ start: Int, _ end: Int, parameters: [Parameter]
  ) -> BodyFacts {
    guard start < end else { return BodyFacts() }
    var reader = BodyReader(source: source, start: start, end: end)
    reader.read()
    reader.body.isForward = reader.isForward(parameters)
    return reader.body
  }

  private init(source: TokenizedSource, start: Int, end: Int) {
    self.source = source
    self.start = start
    self.end = end
    body.tokens = end - start
    // Counts the lines of code, without empty lines and comments.
    for index in start..<end where source.tokens[index].startsLine { body.lines += 1 }
    currentLine = source.line(start)
    lastLineIndex = start
  }

  private mutating func read() {
    var index = start
    while index < end {
      while let frame = frames.last, index >= frame.close {
        nesting -= frame.nesting
        frames.removeLast()
      }
      let token = source.tokens[index]
      if token.startsLine || index == start { beginLine(index, token) }
      switch token.kind {
      case .openBrace: openBrace(index)
      case .operation: countBranch(token)
      case .name where index == start || source.tokens[index - 1].kind != .dot:
        index = readName(index, token)
        continue
      case .name where isBehindGroup(index):
        readUse(index)
      case .pound: readUse(index)
      default: break
      }
      index += 1
    }
  }

  private mutating func beginLine(_ index: Int, _ token: Token) {
    if index > lastLineIndex { currentLine = source.line(index) }
    lastLineIndex = index
    let last = index > start ? source.tokens[index - 1].kind : .openBrace
    switch (last, token.kind) {
    case (.operation, _), (.dot, _), (.comma, _), (.openParen, _), (.openBracket, _): break
    case (_, .dot), (_, .closeBrace), (_, .closeParen), (_, .closeBracket), (_, .operation): break
    default:
      body.statements += 1
      lastLogical = nil
    }
  }

  private mutating func openBrace(_ index: Int) {
    let close = min(Int(source.partners[index]), end)
    var frame = frames.last ?? Frame(close: close)
    frame.close = close
    frame.nesting = 0
    if let nests = statementBraces[index] {
      frame.nesting = nests ? 1 : 0
      if guardBraces.contains(index) { frame.isGuard = true }
    } else if isClosure(index) {
      frame.nesting = 1
      frame.isClosure = true
      closures += 1
      frame.closure = closures
      if capturesSelfWeakly(index, close) { frame.holdsSelfWeakly = true }
    }
    nesting += frame.nesting
    frames.append(frame)
  }

  /// Counts `&&`, `||` and the question mark of the ternary operator.
  private mutating func countBranch(_ token: Token) {
    let word = Word(rawValue: token.name)
    if word == .and || word == .or {
      body.cyclomatic += 1
      if word != lastLogical {
        body.cognitive += 1
        lastLogical = word
      }
    } else if token.end - token.start == 1, source.bytes[Int(token.start)] == 0x3F {
      body.cyclomatic += 1
      body.cognitive += 1 + nesting
    }
  }

  /// Reads the keyword of a statement, or a use.
  ///
  /// - Returns: The index at which reading continues.
  private mutating func readName(_ index: Int, _ token: Token) -> Int {
    // `for:` in an argument list is a label, and no loop.
    if index > start, index + 1 < end, source.tokens[index + 1].kind == .colon,
      !source.tokens[index + 1].followsSpace,
      source.tokens[index - 1].kind == .openParen || source.tokens[index - 1].kind == .comma
    {
      return index + 2
    }
    guard let word = Word(rawValue: token.name) else {
      readUse(index)
      return index + 1
    }
    switch word {
    case .if:
      branch(index, adding: index > start && source.word(index - 1) == .else ? 1 : 1 + nesting)
    case .guard:
      body.cyclomatic += 1
      body.cognitive += 1
      if let open = mark(index, nests: true) { guardBraces.insert(open) }
    case .while where index > start && repeatEnds.contains(index - 1): break
    case .for, .while, .catch: branch(index, adding: 1 + nesting)
    case .repeat:
      if let open = branch(index, adding: 1 + nesting) {
        repeatEnds.insert(Int(source.partners[open]))
      }
    case .switch:
      body.cognitive += 1 + nesting
      mark(index, nests: true)
    case .case: countCase(index, token)
    case .else: countElse(index)
    case .do, .defer: mark(index, nests: false)
    case .let, .var:
      readLocal(index)
      return index + 2
    case .func:
      // A local function nests like a closure.
      if index + 1 < end, source.tokens[index + 1].kind == .name { mark(index + 1, nests: true) }
      return index + 2
    case .return, .throw, .try, .await, .in, .is, .as, .where, .break, .continue, .fallthrough,
      .default, .inout, .nil, .true, .false, .some, .any, .weak, .unowned, .class, .struct, .enum,
      .typealias:
      break
    default: readUse(index)
    }
    return index + 1
  }

  @discardableResult
  private mutating func branch(_ index: Int, adding cognitive: Int) -> Int? {
    body.cyclomatic += 1
    body.cognitive += cognitive
    return mark(index, nests: true)
  }

  /// Counts a case of a `switch` as a path. A pattern after `if` or a comma isn't a path of its own.
  private mutating func countCase(_ index: Int, _ token: Token) {
    let last = index > start ? source.tokens[index - 1] : token
    let before = index > start ? source.word(index - 1) : nil
    if last.kind != .comma, before != .if, before != .guard, before != .while, before != .for {
      body.cyclomatic += 1
    }
  }

  private mutating func countElse(_ index: Int) {
    guard source.word(index + 1) != .if, index + 1 < end,
      source.tokens[index + 1].kind == .openBrace, statementBraces[index + 1] == nil
    else { return }
    statementBraces[index + 1] = true
    body.cognitive += 1
  }

  /// Stores the brace that the statement at `index` opens, and returns its index.
  @discardableResult
  private mutating func mark(_ index: Int, nests: Bool) -> Int? {
    var next = index + 1
    let limit = min(end, index + 400)
    while next < limit {
      switch source.tokens[next].kind {
      case .openBrace:
        // Swift requires parentheses for `if let x = list.first { $0 } …`, so the first brace begins the body.
        // Exceptions are a brace that is the value of a `=`, and one after which the expression continues.
        let close = Int(source.partners[next])
        if source.word(next - 1) == .assign
          || (close + 1 < end && !source.tokens[close + 1].startsLine
            && (source.tokens[close + 1].kind == .dot || source.tokens[close + 1].kind == .comma))
        {
          next = close + 1
          continue
        }
        statementBraces[next] = nests
        return next
      case .openParen, .openBracket: next = source.after(next, end)
      case .closeBrace, .semicolon: return nil
      default: next += 1
      }
    }
    return nil
  }

  /// Returns `true` for the first member of an expression in parentheses or brackets: for `save` in
  /// `(a ?? b)?.save()`, but not in `a().save()`.
  private func isBehindGroup(_ index: Int) -> Bool {
    var last = index - 2
    while last > start,
      source.tokens[last].kind == .question || source.tokens[last].kind == .exclamation
    { last -= 1 }
    guard last > start,
      source.tokens[last].kind == .closeParen || source.tokens[last].kind == .closeBracket
    else { return false }
    let open = Int(source.partners[last])
    guard open >= start, open < last else { return false }
    guard open > start, !source.tokens[open].startsLine else { return true }
    let before = source.tokens[open - 1]
    switch before.kind {
    case .openParen, .openBracket, .openBrace, .comma, .colon, .semicolon: return true
    case .operation: return true
    case .question, .exclamation: return source.word(open - 2) == .try
    case .name:
      guard let word = Word(rawValue: before.name) else { return false }
      return [.return, .in, .if, .guard, .while, .switch, .else, .await, .try].contains(word)
    default: return false
    }
  }

  func isClosure(_ open: Int) -> Bool {
    guard open > start else { return true }
    switch source.tokens[open - 1].kind {
    case .name, .closeParen, .openParen, .comma, .colon, .operation, .closeBracket, .openBracket,
      .question, .exclamation:
      return true
    default: return false
    }
  }

  func capturesSelfWeakly(_ open: Int, _ close: Int) -> Bool {
    let list = open + 1
    guard list < close, source.tokens[list].kind == .openBracket else { return false }
    let end = min(Int(source.partners[list]), close)
    var index = list + 1
    while index < end {
      if let word = source.word(index), word == .weak || word == .unowned { return true }
      index += 1
    }
    return false
  }
}
