/// The streams of the tool, which tests can replace.
package struct Streams {
  package var out: (String) -> Void
  package var error: (String) -> Void
  /// Reads standard input to its end.
  package var input: () throws -> [UInt8]
  /// The columns of the terminal that the output goes to, or `nil` if it goes elsewhere.
  package var width: Int?
  /// A Boolean value that indicates whether the output goes to a terminal and has colors.
  package var isColored: Bool
  /// Displays the progress of long work, or `nil` to display none, as when standard error isn't a terminal.
  package var progress: ProgressBar?

  package var isTerminal: Bool { width != nil }

  package init(
    out: @escaping (String) -> Void, error: @escaping (String) -> Void,
    input: @escaping () throws -> [UInt8] = { [] }, width: Int? = nil,
    isColored: Bool = true, progress: ProgressBar? = nil
  ) {
    self.out = out
    self.error = error
    self.input = input
    self.width = width
    self.isColored = isColored && width != nil
    self.progress = progress
  }
}
