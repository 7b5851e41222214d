/// For every bracket the position of its partner, made whole where the source is not.
package enum Brackets {
  /// Complexity: O(n). An opening bracket without partner ends where what it stands in ends; a closing
  /// one without partner is its own.
  ///
  /// - Parameter indentation: How far the line of a token is indented, if that decides: a brace closes what stands as
  ///   far to the right as it does, and a declaration at the margin closes all.
  package static func match(
    _ tokens: [Token], indentation: ((Int) -> Int)? = nil
  ) -> [Int32] {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var open: [(kind: Token.Kind, index: Int)] = []
    /// Parentheses and brackets opened since each open brace.
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

    /// Closes what is indented further than a closing brace.
    ///
    /// - Returns: `false` if nothing is left that the brace could close.
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
  /// Whether it is a word that the declaration of a type can begin with.
  fileprivate var beginsDeclaration: Bool {
    guard kind == .name, let word = Word(rawValue: name) else { return false }
    return [
      .class, .struct, .enum, .protocol, .extension, .actor, .import, .final, .open, .public,
      .internal, .fileprivate, .private,
    ].contains(word)
  }
}
