/// The tokens of a file, with methods to examine them.
package struct TokenizedSource {
  package let tokens: [Token]
  package private(set) var partners: [Int32]
  package let names: [String]
  package let bytes: UnsafeBufferPointer<UInt8>
  package let lineStarts: [UInt32]

  package init(_ lexer: Lexer, _ bytes: UnsafeBufferPointer<UInt8>) {
    tokens = lexer.tokens
    partners = Brackets.match(lexer.tokens)
    names = lexer.names.texts
    lineStarts = lexer.lineStarts
    self.bytes = bytes
  }

  /// - Parameter ranges: The bytes that aren't compiled, in their order. Their tokens are left out.
  package init(
    _ lexer: Lexer, _ bytes: UnsafeBufferPointer<UInt8>, leavingOut ranges: [Range<Int>]
  ) {
    var kept = lexer.tokens
    if !ranges.isEmpty {
      var next = 0
      kept.removeAll { token in
        while next < ranges.count, ranges[next].upperBound <= token.start { next += 1 }
        return next < ranges.count && ranges[next].contains(Int(token.start))
          && token.kind != .end
      }
    }
    tokens = kept
    partners = Brackets.match(kept)
    names = lexer.names.texts
    lineStarts = lexer.lineStarts
    self.bytes = bytes
  }

  /// Matches the brackets of a broken source by their indentation, so that a declaration doesn't include the next
  /// one.
  mutating func pairByIndentation() {
    partners = Brackets.match(tokens) { [self] in indentation($0) }
  }

  package func line(_ index: Int) -> Int { line(at: tokens[min(index, tokens.count - 1)].start) }

  package func line(at offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  package func word(_ index: Int) -> Word? {
    guard index < tokens.count, tokens[index].kind == .name || tokens[index].kind == .operation
    else { return nil }
    return Word(rawValue: tokens[index].name)
  }

  package func text(_ index: Int) -> String {
    let token = tokens[index]
    if token.name >= 0 { return names[Int(token.name)] }
    var range = Int(token.start)..<Int(token.end)
    if token.kind == .name, bytes[range.lowerBound] == 0x60 {
      range = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound - 1)
    }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the index after the bracket that closes the one at `index`, and at most `end`.
  package func after(_ index: Int, _ end: Int) -> Int {
    let partner = Int(partners[index])
    return partner > index ? min(partner + 1, end) : min(index + 1, end)
  }

  package func isOpen(_ kind: Token.Kind) -> Bool {
    kind == .openBrace || kind == .openParen || kind == .openBracket
  }
}
