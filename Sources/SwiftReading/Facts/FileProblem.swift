/// The reason why a file couldn't be read completely.
package struct FileProblem: Sendable, Equatable {
  package var text: String
  /// The line of the problem, or `nil` if it's about the whole file.
  package var line: Int?
  /// A Boolean value that indicates whether no compiler accepts the source: something is never closed, or is closed
  /// without being opened.
  package var isBroken: Bool

  package init(_ text: String, line: Int? = nil, isBroken: Bool = false) {
    self.text = text
    self.line = line
    self.isBroken = isBroken
  }
}
