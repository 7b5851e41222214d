import SwiftReading

/// The contents of `#selector(…)`.
struct SelectorReference {
  enum Kind { case method, getter, setter }

  /// The tokens from the pound sign to the closing parenthesis.
  let tokens: Range<Int>
  let kind: Kind
  let name: String
  /// The labels, or `nil` if they aren't written.
  let labels: [String?]?
  /// The name before the member's, if there is one.
  let qualifier: String?

  /// Returns `nil` if the expression refers to neither a method nor a property.
  ///
  /// - Parameter pound: The token `#selector`.
  init?(_ source: TokenizedSource, _ pound: Int) {
    let open = pound + 1
    guard source.tokens[open].kind == .openParen else { return nil }
    let close = Int(source.partners[open])
    guard close > open + 1, source.tokens[close].kind == .closeParen else { return nil }
    tokens = pound..<(close + 1)
    var index = open + 1
    var end = close
    var kind = Kind.method
    if source.tokens[index].kind == .name, source.tokens[index + 1].kind == .colon {
      guard let named: Kind = ["getter": .getter, "setter": .setter][source.text(index)] else {
        return nil
      }
      kind = named
      index += 2
    }
    if source.tokens[index].kind == .openParen {
      // The parentheses end before a type, as in `(list(_:didMove:)) as (List) -> (Int, Row) -> Void`, or at the
      // end of the expression.
      let inner = Int(source.partners[index])
      if inner == end - 1 || source.word(inner + 1) == .as {
        index += 1
        end = inner
      }
    }
    var names: [String] = []
    var labels: [String?]?
    while index < end {
      let token = source.tokens[index]
      if source.word(index) == .as { break }
      switch token.kind {
      case .name:
        names.append(source.text(index))
        labels = nil
        index += 1
      case .openParen:
        let behind = source.after(index, end)
        labels = Self.labels(source, (index + 1)..<(behind - 1))
        index = behind
      case .dot, .question, .exclamation: index += 1
      case .openBracket: index = source.after(index, end)
      case .operation where source.word(index) == .less:
        index = source.skipGenerics(index, end) ?? end
      default: return nil
      }
    }
    guard let name = names.last else { return nil }
    self.kind = kind
    self.name = name
    self.labels = labels
    qualifier = names.count > 1 ? names[names.count - 2] : nil
  }

  /// Returns the labels in parentheses, such as `(_:with:)`, or `nil` if they contain something else.
  static func labels(_ source: TokenizedSource, open: Int) -> [String?]? {
    guard source.tokens[open].kind == .openParen else { return nil }
    let inner = (open + 1)..<max(open + 1, Int(source.partners[open]))
    let isPlain = inner.allSatisfy {
      source.tokens[$0].kind == (($0 - open) % 2 == 1 ? .name : .colon)
    }
    return isPlain && !inner.isEmpty && inner.count % 2 == 0 ? labels(source, inner) : nil
  }

  /// Returns the labels of `_:with:`.
  private static func labels(_ source: TokenizedSource, _ tokens: Range<Int>) -> [String?] {
    tokens.filter { source.tokens[$0].kind == .name }.map {
      let label = source.text($0)
      return label == "_" ? nil : label
    }
  }
}
