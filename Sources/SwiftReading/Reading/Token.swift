/// A token: its range, its kind, and the number of its name.
package struct Token: Sendable {
  package enum Kind: UInt8, Sendable {
    case name, number, string, regex
    case openBrace, closeBrace, openParen, closeParen, openBracket, closeBracket
    case comma, colon, semicolon, dot, at, pound, keyPath
    case question, exclamation
    case operation
    case end
  }

  package var start: UInt32
  package var end: UInt32
  /// The index in the names of the file, for tokens of the kinds `name`, `pound` and `operation`.
  package var name: Int32
  package var kind: Kind
  package var startsLine: Bool
  package var followsSpace: Bool
}
