import Foundation

/// A token of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double)
  /// A variable with the keys after it, without the dollar sign.
  case variable(String)
  /// A placeholder: `%@`, `%d` or similar, or `%K`.
  case argument(isKey: Bool)
  case symbol(String)

  static func tokens(of format: String) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        rest.removeFirst()
        tokens.append(.text(String(rest.prefix { $0 != first })))
        rest = rest.drop { $0 != first }.dropFirst()
      } else if first == "%" {
        rest.removeFirst()
        let kind = rest.prefix { $0.isLetter || $0 == "@" }
        let length = kind.first == "@" || kind.first == "K" ? 1 : kind.count
        tokens.append(.argument(isKey: kind.first == "K"))
        rest = rest.dropFirst(length)
      } else if first == "$" {
        let word = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
        tokens.append(.variable(String(word)))
        rest = rest.dropFirst(word.count + 1)
      } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
        let digits = rest.prefix { $0.isNumber || "-.eE".contains($0) }
        tokens.append(.number(Double(digits) ?? 0))
        rest = rest.dropFirst(digits.count)
      } else if first.isLetter || first == "_" || first == "@" || first == "#" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else {
        let pairs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
        let symbol = pairs.first { rest.hasPrefix($0) } ?? String(first)
        tokens.append(.symbol(symbol))
        rest = rest.dropFirst(symbol.count)
      }
    }
    return tokens
  }
}
