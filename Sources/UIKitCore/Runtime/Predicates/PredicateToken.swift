import Foundation

/// A token of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  /// A number, with or without a fraction.
  case number(NSNumber)
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
      } else if let number = number(at: rest) {
        tokens.append(.number(number.value))
        rest = rest.dropFirst(number.length)
      } else if first.isLetter || first == "_" || first == "@" || first == "#" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else {
        let pairs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**"]
        let symbol = pairs.first { rest.hasPrefix($0) } ?? String(first)
        tokens.append(.symbol(symbol))
        rest = rest.dropFirst(symbol.count)
      }
    }
    return tokens
  }

  private static func number(at text: Substring) -> (value: NSNumber, length: Int)? {
    guard let digits = text.prefixMatch(of: /\d+(\.\d+)?([eE][-+]?\d+)?|\.\d+/)?.output.0 else {
      return nil
    }
    let value = Int(digits).map { NSNumber(value: $0) } ?? NSNumber(value: Double(digits) ?? 0)
    return (value, digits.count)
  }
}
