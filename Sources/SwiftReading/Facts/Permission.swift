/// A comment that permits findings of rules: `// portico:allow RuleName`.
package struct Permission: Sendable, Equatable {
  /// The line of the comment.
  package var line: Int
  /// The lines for which the permission is valid.
  package var lines: ClosedRange<Int>
  package var rules: [String]
  /// The flaw of the comment itself, or `nil` if it has none.
  package var flaw: String?

  package init(line: Int, lines: ClosedRange<Int>, rules: [String], flaw: String? = nil) {
    self.line = line
    self.lines = lines
    self.rules = rules
    self.flaw = flaw
  }

  package func covers(_ rule: String, at line: Int) -> Bool {
    lines.contains(line) && rules.contains(rule)
  }
}
