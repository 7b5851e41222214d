/// Why a file could not be read as it stands.
package struct FileProblem: Sendable, Equatable {
  package var text: String
  /// nil if the whole file is meant.
  package var line: Int?
  /// Whether no compiler takes the source: something in it never ends, or ends what never began.
  package var isBroken: Bool

  package init(_ text: String, line: Int? = nil, isBroken: Bool = false) {
    self.text = text
    self.line = line
    self.isBroken = isBroken
  }
}
