/// A directive for conditional compilation, such as `#if os(iOS)`.
package struct Directive: Sendable {
  package enum Kind: Sendable { case `if`, `elseif`, `else`, `endif` }

  package let kind: Kind
  /// The bytes from the pound sign to the end of the line.
  package let range: Range<Int>
  /// The bytes after the keyword, to the end of the line.
  package let condition: Range<Int>

  init(_ kind: Kind, range: Range<Int>, condition: Range<Int>) {
    self.kind = kind
    self.range = range
    self.condition = condition
  }

  /// The words after which the rest of the line is skipped; `nil` for those that aren't conditions.
  static let words: [(String, Kind?)] = [
    ("if", .if), ("elseif", .elseif), ("else", .else), ("endif", .endif),
    ("sourceLocation", nil), ("error", nil), ("warning", nil),
  ]
}
