/// For every bracket the position of its partner, made whole where the source is not.
package enum Brackets {
  /// Complexity: O(n). An opening bracket without partner ends where what it stands in ends; a closing
  /// one without partner is its own.
  package static func match(_ tokens: [Token]) -> [Int32] {
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

    for index in tokens.indices {
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
