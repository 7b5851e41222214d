import PorticoCheck

/// Finds code that would leave the place at which it's inserted.
enum SwiftPlace {
  /// Returns the text that would leave the place, or `nil` if the code stays in its line and between the brackets
  /// around it.
  static func wayOut(of text: String) -> String? {
    if let scalar = text.unicodeScalars.first(where: \.movesText) {
      return scalar.escaped(asASCII: true)
    }
    if text.contains("`") { return "`" }
    // A string or comment that isn't closed would include the closing parenthesis.
    var enclosed = "(\(text))"
    return enclosed.withUTF8 { bytes in
      var lexer = Lexer(bytes)
      lexer.run()
      let tokens = lexer.tokens
      return mark(outside: tokens, bytes)
        ?? bracket(tokens) ?? separator(tokens)
    }
  }

  /// Returns the beginning or end of a comment outside of strings, or `nil` if there is none.
  private static func mark(
    outside tokens: [Token], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    var end = 0
    for token in tokens where token.kind == .string || token.kind == .end {
      let code = bytes[min(end, Int(token.start))..<Int(token.start)]
      for (one, other) in zip(code, code.dropFirst()) {
        switch (one, other) {
        case (0x2F, 0x2F): return "//"
        case (0x2F, 0x2A): return "/*"
        case (0x2A, 0x2F): return "*/"
        default: break
        }
      }
      end = max(end, Int(token.end))
    }
    return nil
  }

  /// Returns a message about a bracket or quotation mark without a partner, or `nil` if there is none.
  private static func bracket(_ tokens: [Token]) -> String? {
    let partners = Brackets.match(tokens)
    let closing: [Token.Kind: Token.Kind] = [
      .openParen: .closeParen, .openBracket: .closeBracket, .openBrace: .closeBrace,
    ]
    guard tokens.count > 2, partners[0] == tokens.count - 2 else {
      return tokens.contains { $0.kind == .string } ? "a quotation mark without its other" : lone
    }
    for (index, token) in tokens.enumerated() {
      let partner = Int(partners[index])
      if let wanted = closing[token.kind], tokens[partner].kind != wanted {
        return lone
      }
      if closing.values.contains(token.kind), partner < 0 { return lone }
    }
    return nil
  }

  private static let lone = "a bracket without its other"

  /// Returns a semicolon outside of closures, or `nil` if there is none.
  private static func separator(_ tokens: [Token]) -> String? {
    var braces = 0
    for token in tokens {
      switch token.kind {
      case .openBrace: braces += 1
      case .closeBrace: braces -= 1
      case .semicolon where braces == 0: return ";"
      default: break
      }
    }
    return nil
  }
}
