/// Finds the partner of each bracket. In a broken source, missing partners are replaced.
package enum Brackets {
  /// Returns the index of each bracket's partner. The partner of an unclosed bracket is the token that closes the
  /// enclosing bracket, or the last token. A closing bracket without a partner has the index -1.
  ///
  /// - Parameter indentation: Returns the indentation of a token's line. If it isn't `nil`, a brace closes the open
  ///   brace with the same indentation, and a declaration without indentation closes everything.
  /// - Complexity: O(n).
  package static func match(
    _ tokens: [Token], indentation: ((Int) -> Int)? = nil
  ) -> [Int32] {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var open: [(kind: Token.Kind, index: Int)] = []
    /// The numbers of open parentheses and brackets in each open brace.
    var counts: [(parens: Int, brackets: Int)] = [(0, 0)]

    func pop(closedBy index: Int) {
      let last = open.removeLast()
      partners[last.index] = Int32(index)
      switch last.kind {
      case .openParen: counts[counts.count - 1].parens -= 1
      case .openBracket: counts[counts.count - 1].brackets -= 1
      default: counts.removeLast()
      }
    }

    /// Closes everything in the innermost open brace with the indentation of a closing brace, if there's one.
    ///
    /// - Returns: `false` if the innermost open brace has less indentation, or if there's none. The closing brace
    ///   then closes nothing.
    func closeInner(_ index: Int, _ indentation: (Int) -> Int) -> Bool {
      let own = indentation(index)
      let braces = open.suffix(64).filter { $0.kind == .openBrace }.map { indentation($0.index) }
      guard let innermost = braces.last, innermost >= own else { return false }
      guard let partner = braces.lastIndex(of: own) else { return true }
      var count = braces.count - 1 - partner
      while count > 0 {
        if open[open.count - 1].kind == .openBrace { count -= 1 }
        pop(closedBy: index)
      }
      return true
    }

    for index in tokens.indices {
      if let indentation, tokens[index].startsLine {
        if tokens[index].kind == .closeBrace, !closeInner(index, indentation) {
          continue
        }
        if tokens[index].beginsDeclaration, let last = open.last, last.index < index - 1,
          indentation(index) == 0
        {
          while !open.isEmpty { pop(closedBy: index - 1) }
        }
      }
      switch tokens[index].kind {
      case .openBrace:
        open.append((.openBrace, index))
        counts.append((0, 0))
      case .openParen:
        open.append((.openParen, index))
        counts[counts.count - 1].parens += 1
      case .openBracket:
        open.append((.openBracket, index))
        counts[counts.count - 1].brackets += 1
      case .closeBrace:
        guard counts.count > 1 else { continue }
        while let last = open.last, last.kind != .openBrace { pop(closedBy: index) }
        partners[index] = Int32(open[open.count - 1].index)
        pop(closedBy: index)
      case .closeParen, .closeBracket:
        let wanted: Token.Kind = tokens[index].kind == .closeParen ? .openParen : .openBracket
        let count = counts[counts.count - 1]
        guard (wanted == .openParen ? count.parens : count.brackets) > 0 else { continue }
        while let last = open.last, last.kind != wanted { pop(closedBy: index) }
        partners[index] = Int32(open[open.count - 1].index)
        pop(closedBy: index)
      default: break
      }
    }
    while !open.isEmpty { pop(closedBy: tokens.count - 1) }
    return partners
  }
}

extension Token {
  /// A Boolean value that indicates whether a type declaration can begin with the token.
  fileprivate var beginsDeclaration: Bool {
    guard kind == .name, let word = Word(rawValue: name) else { return false }
    return [
      .class, .struct, .enum, .protocol, .extension, .actor, .import, .final, .open, .public,
      .internal, .fileprivate, .private,
    ].contains(word)
  }
}
