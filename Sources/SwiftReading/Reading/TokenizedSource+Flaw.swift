extension TokenizedSource {
  /// Returns the problem of a string or comment that isn't closed, or else of the first bracket without a partner,
  /// with its line. Returns `nil` if there is none.
  ///
  /// - Complexity: O(n).
  func flaw(unended: Lexer.Unended?) -> FileProblem? {
    if let unended {
      return FileProblem(
        "the \(unended.what) never ends", line: line(at: unended.offset), isBroken: true)
    }
    for (index, token) in tokens.enumerated() {
      let partner = Int(partners[index])
      guard let closer = Self.closer(of: token.kind) else {
        guard partner < 0, let opener = Self.opener(of: token.kind) else { continue }
        return FileProblem(
          "'\(text(index))' closes no '\(opener)'", line: line(index), isBroken: true)
      }
      guard tokens[partner].kind != closer else { continue }
      let open = token.kind == .openBrace ? likelyOpen ?? index : index
      return FileProblem("'\(text(open))' is never closed", line: line(open), isBroken: true)
    }
    return nil
  }

  /// The opening brace that is most likely not closed, according to the indentation: the partner of the first
  /// closing brace that has less indentation than its partner's line.
  private var likelyOpen: Int? {
    for (index, token) in tokens.enumerated() where token.kind == .closeBrace && token.startsLine {
      let partner = Int(partners[index])
      if partner >= 0, indentation(index) < indentation(partner) { return partner }
    }
    return nil
  }

  /// Returns the indentation of a token's line.
  func indentation(_ index: Int) -> Int {
    let start = Int(lineStarts[line(index) - 1])
    return bytes[start...].prefix(256).prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  private static func closer(of kind: Token.Kind) -> Token.Kind? {
    switch kind {
    case .openBrace: .closeBrace
    case .openParen: .closeParen
    case .openBracket: .closeBracket
    default: nil
    }
  }

  private static func opener(of kind: Token.Kind) -> Character? {
    switch kind {
    case .closeBrace: "{"
    case .closeParen: "("
    case .closeBracket: "["
    default: nil
    }
  }
}
