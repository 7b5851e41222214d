/// A line that chooses what is compiled, such as `#if os(iOS)`.
package struct Directive: Sendable {
  package enum Kind: Sendable { case `if`, `elseif`, `else`, `endif` }

  package let kind: Kind
  /// From the pound sign to the end of the line.
  package let range: Range<Int>
  /// Behind the word, to the end of the line.
  package let condition: Range<Int>

  init(_ kind: Kind, range: Range<Int>, condition: Range<Int>) {
    self.kind = kind
    self.range = range
    self.condition = condition
  }

  /// The words that end with their line; `nil` for those that choose nothing.
  static let words: [(String, Kind?)] = [
    ("if", .if), ("elseif", .elseif), ("else", .else), ("endif", .endif),
    ("sourceLocation", nil), ("error", nil), ("warning", nil),
  ]
}
