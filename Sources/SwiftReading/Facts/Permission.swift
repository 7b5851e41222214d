/// A comment that permits findings of rules: `// portico:allow RuleName`.
package struct Permission: Sendable, Equatable {
  /// Of the comment.
  package var line: Int
  /// Where it holds.
  package var lines: ClosedRange<Int>
  package var rules: [String]
  /// What is wrong with the comment itself.
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
