/// Splits Swift into tokens. It never fails, and skips what it can't read.
///
/// The tokens of an interpolation follow their string, in parentheses. Conditions of `#if` are dropped, and all
/// branches are read.
package struct Lexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var startsLine = true
  private var followsSpace = true
  private var depth = 0
  package private(set) var names = NameTable()
  package private(set) var tokens: [Token] = []
  /// The offsets at which lines begin.
  package private(set) var lineStarts: [UInt32] = [0]
  package private(set) var codeLines = 0
  /// Collects the permissions in comments such as `// portico:allow RuleName`.
  private var permissionReader = PermissionReader()
  package var permissions: [Permission] { permissionReader.permissions }
  /// The directives for conditional compilation, in their order.
  package private(set) var directives: [Directive] = []
  /// The first string or comment that never ends.
  private(set) var unended: Unended?
  private var lastCodeLine = -1
  /// The offset up to which no regular expression is closed.
  private var regexFree = 0

  struct Unended {
    let what: String
    let offset: UInt32
  }

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
  }

  package mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    if bytes.dropFirst(at).starts(with: [0x23, 0x21]) { skipLine() }
    read(until: nil)
    permissionReader.finish()
    tokens.append(
      Token(
        start: UInt32(bytes.count), end: UInt32(bytes.count), name: -1, kind: .end,
        startsLine: true, followsSpace: true))
  }

  private func peek(_ offset: Int = 0) -> UInt8 {
    at + offset < bytes.count ? bytes[at + offset] : 0
  }

  private mutating func newline() {
    lineStarts.append(UInt32(at))
    startsLine = true
    followsSpace = true
  }

  private mutating func skipLine() {
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
  }

  private mutating func add(_ kind: Token.Kind, from start: Int, name: Int32 = -1) {
    tokens.append(
      Token(
        start: UInt32(start), end: UInt32(at), name: name, kind: kind, startsLine: startsLine,
        followsSpace: followsSpace))
    if lastCodeLine != lineStarts.count {
      lastCodeLine = lineStarts.count
      codeLines += 1
    }
    startsLine = false
    followsSpace = false
  }

  private mutating func word(from start: Int) -> Int32 {
    names.number(of: UnsafeBufferPointer(rebasing: bytes[start..<at]))
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F
      || byte >= 0x80 || (byte >= 0x30 && byte <= 0x39) || byte == 0x24
  }

  private static let operationBytes: [Bool] = {
    var table = Array(repeating: false, count: 256)
    for byte in "/=-+!*%<>&|^~?".utf8 { table[Int(byte)] = true }
    return table
  }()

  /// Reads to the end, or to the parenthesis that closes an interpolation.
  private mutating func read(until closer: UInt8?) {
    var open = 0
    while at < bytes.count {
      let byte = bytes[at]
      let start = at
      switch byte {
      case 0x20, 0x09, 0x0B, 0x0C, 0x00:
        at += 1
        followsSpace = true
      case 0x0A:
        at += 1
        newline()
      case 0x0D:
        at += 1
        if peek() == 0x0A { at += 1 }
        newline()
      case 0x2F where peek(1) == 0x2F:
        skipLine()
        permissionReader.read(
          bytes[(start + 2)..<at], line: lineStarts.count, isAlone: startsLine)
      case 0x2F where peek(1) == 0x2A:
        skipComment()
      case 0x28:
        at += 1
        open += 1
        add(.openParen, from: start)
      case 0x29:
        at += 1
        if closer != nil, open == 0 { return add(.closeParen, from: start) }
        open -= 1
        add(.closeParen, from: start)
      case 0x7B: at += 1; add(.openBrace, from: start)
      case 0x7D: at += 1; add(.closeBrace, from: start)
      case 0x5B: at += 1; add(.openBracket, from: start)
      case 0x5D: at += 1; add(.closeBracket, from: start)
      case 0x2C: at += 1; add(.comma, from: start)
      case 0x3A: at += 1; add(.colon, from: start)
      case 0x3B: at += 1; add(.semicolon, from: start)
      case 0x40: at += 1; add(.at, from: start)
      case 0x5C: at += 1; add(.keyPath, from: start)
      case 0x22: readString(pounds: 0)
      case 0x60:
        at += 1
        while at < bytes.count, bytes[at] != 0x60, bytes[at] != 0x0A { at += 1 }
        let number = names.number(of: UnsafeBufferPointer(rebasing: bytes[(start + 1)..<at]))
        if peek() == 0x60 { at += 1 }
        // A keyword in backticks is a plain name, and not one of the reader's words.
        add(.name, from: start, name: number < Int32(Word.allCases.count) ? -1 : number)
      case 0x23: readPound()
      case 0x2E:
        while peek() == 0x2E { at += 1 }
        // The `<` of `..<` must not open generic arguments.
        if at - start > 1, peek() == 0x3C { at += 1 }
        if at - start == 1 {
          add(.dot, from: start)
        } else {
          add(.operation, from: start, name: word(from: start))
        }
      case 0x30...0x39:
        readNumber()
      default:
        if Self.operationBytes[Int(byte)] {
          readOperation()
        } else if Self.isWordByte(byte) {
          at += 1
          while at < bytes.count, Self.isWordByte(bytes[at]) { at += 1 }
          add(.name, from: start, name: word(from: start))
        } else {
          at += 1
        }
      }
    }
  }

  private mutating func skipComment() {
    let start = at
    let line = lineStarts.count
    var level = 0
    repeat {
      if peek() == 0x2F, peek(1) == 0x2A {
        level += 1
        at += 2
      } else if peek() == 0x2A, peek(1) == 0x2F {
        level -= 1
        at += 2
      } else {
        at += 1
        if bytes[at - 1] == 0x0A { newline() }
      }
    } while level > 0 && at < bytes.count
    if level > 0 { noteUnended("comment", from: start, on: line) }
    followsSpace = true
  }

  private mutating func readNumber() {
    let start = at
    while at < bytes.count {
      let byte = bytes[at]
      if Self.isWordByte(byte) {
        at += 1
      } else if byte == 0x2E, (0x30...0x39).contains(peek(1)) {
        at += 1
      } else if byte == 0x2D || byte == 0x2B, [0x65, 0x45, 0x70, 0x50].contains(bytes[at - 1]),
        (0x30...0x39).contains(peek(1)), peek(1 - (at - start)) != 0x78
      {
        at += 1
      } else {
        break
      }
    }
    add(.number, from: start)
  }

  private mutating func readPound() {
    let start = at
    var count = 0
    while peek(count) == 0x23 { count += 1 }
    if peek(count) == 0x22 {
      at += count
      return readString(pounds: count, from: start)
    }
    if peek(count) == 0x2F {
      return readRegex(pounds: count)
    }
    // Skips all pound signs at once. Counting the rest again for each of them would take quadratic time.
    at += max(1, count)
    let wordStart = at
    while at < bytes.count, Self.isWordByte(bytes[at]) { at += 1 }
    let text = bytes[wordStart..<at]
    if let (_, kind) = Directive.words.first(where: { text.elementsEqual($0.0.utf8) }) {
      let end = at
      skipLine()
      if let kind { directives.append(Directive(kind, range: start..<at, condition: end..<at)) }
      return
    }
    add(.pound, from: start, name: word(from: wordStart))
  }

  private var followsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .number, .string, .regex, .closeParen, .closeBracket, .closeBrace, .question,
      .exclamation:
      return true
    case .name:
      guard let word = Word(rawValue: last.name) else { return true }
      switch word {
      case .return, .in, .case, .if, .guard, .while, .throw, .try, .await, .else, .where, .is,
        .as, .default, .switch, .let, .var:
        return false
      default: return true
      }
    default: return false
    }
  }

  /// A Boolean value that indicates whether the last token is `as` or `try`, whose `!` belongs to it, or ends
  /// generic arguments.
  private var followsCast: Bool {
    let words: [Word] = [.as, .try, .greater]
    return tokens.last.flatMap { Word(rawValue: $0.name) }.map(words.contains) ?? false
  }

  private mutating func readOperation() {
    let start = at
    let byte = bytes[at]
    if byte == 0x2F, !followsOperand, peek(1) != 0x20, closesRegexOnThisLine() {
      return readRegex(pounds: 0)
    }
    at += 1
    switch byte {
    case 0x3F:
      if followsSpace, peek() == 0x3F {
        at += 1
        add(.operation, from: start, name: word(from: start))
      } else if followsSpace {
        add(.operation, from: start, name: word(from: start))
      } else {
        add(.question, from: start)
      }
      return
    case 0x21
    where !followsSpace && (followsOperand || followsCast) && !(peek() == 0x3D && peek(1) != 0x3D):
      return add(.exclamation, from: start)
    case 0x3C, 0x3E:
      break
    default:
      while Self.operationBytes[Int(peek())], at < bytes.count {
        if peek() == 0x2F, peek(1) == 0x2F || peek(1) == 0x2A { break }
        // In `=-1`, `=!flag` and `=>`, the assignment is an operator of its own.
        if byte == 0x3D, at == start + 1, peek() != 0x3D { break }
        if peek() == 0x3C, byte != 0x3D { break }
        at += 1
        if byte == 0x2D, bytes[at - 1] == 0x3E { break }
      }
    }
    add(.operation, from: start, name: word(from: start))
  }

  private mutating func closesRegexOnThisLine() -> Bool {
    // An earlier search has already found no end in this part of the line.
    guard at >= regexFree else { return false }
    let (end, isClosed) = bytes.endOfRegularExpression(from: at)
    if !isClosed { regexFree = end }
    return isClosed
  }

  private mutating func readRegex(pounds: Int) {
    let start = at
    at += pounds + 1
    while at < bytes.count {
      if bytes[at] == 0x5C {
        at += 2
        continue
      }
      if bytes[at] == 0x0A {
        if pounds == 0 { break }
        at += 1
        lineStarts.append(UInt32(at))
        continue
      }
      if bytes[at] == 0x2F {
        var count = 0
        while count < pounds, peek(1 + count) == 0x23 { count += 1 }
        if count == pounds {
          at += 1 + pounds
          break
        }
      }
      at += 1
    }
    at = min(at, bytes.count)
    add(.regex, from: start)
  }

  private mutating func readString(pounds: Int, from first: Int? = nil) {
    let start = first ?? at
    let isLong = bytes.openLongString(at: at, pounds: pounds)
    let line = lineStarts.count
    at += isLong ? 3 : 1
    let index = tokens.count
    add(.string, from: start)
    var isClosed = false
    scan: while at < bytes.count {
      let byte = bytes[at]
      if byte == 0x22, !isLong || (peek(1) == 0x22 && peek(2) == 0x22) {
        let quotes = isLong ? 3 : 1
        var count = 0
        while count < pounds, peek(quotes + count) == 0x23 { count += 1 }
        if count == pounds {
          at += quotes + pounds
          isClosed = true
          break scan
        }
        at += 1
      } else if byte == 0x5C {
        var count = 0
        while count < pounds, peek(1 + count) == 0x23 { count += 1 }
        guard count == pounds else {
          at += 1
          continue
        }
        at += 1 + pounds
        if peek() == 0x28, depth < 64 {
          let open = at
          at += 1
          add(.openParen, from: open)
          depth += 1
          read(until: 0x29)
          depth -= 1
        } else if peek() != 0x0A, peek() != 0x0D {
          at += 1
        }
      } else if byte == 0x0A {
        if !isLong { break scan }
        at += 1
        lineStarts.append(UInt32(at))
      } else {
        at += 1
      }
    }
    at = min(at, bytes.count)
    if !isClosed {
      if isLong, unended == nil { tokens.removeSubrange((index + 1)...) }
      noteUnended("string", from: start, on: line)
    }
    tokens[index].end = UInt32(at)
    startsLine = false
    followsSpace = false
  }

  /// Notes the first string or comment that never ends. It's treated as if it ended with its line, so that the code
  /// after it is read.
  private mutating func noteUnended(_ what: String, from start: Int, on line: Int) {
    guard unended == nil else { return }
    unended = Unended(what: what, offset: UInt32(start))
    guard lineStarts.count > line else { return }
    lineStarts.removeSubrange(line...)
    lastCodeLine = min(lastCodeLine, line)
    at = start
    skipLine()
  }
}
