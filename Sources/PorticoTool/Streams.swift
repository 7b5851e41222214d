/// Where output goes, so that a test can read it.
package struct Streams {
  package var out: (String) -> Void
  package var error: (String) -> Void
  /// Reads standard input to its end.
  package var input: () throws -> [UInt8]
  /// The columns of the terminal that output goes to; nil if it goes elsewhere.
  package var width: Int?
  /// Whether a terminal is to be shown colours.
  package var isColored: Bool
  /// Shows how far long work is; nil if nobody is looking.
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
