/// Where output goes, so that a test can read it.
package struct Streams {
  package var out: (String) -> Void
  package var error: (String) -> Void
  /// The columns of the terminal that output goes to; nil if it goes elsewhere.
  package var width: Int?
  /// Whether the error stream is a terminal too, which can show how far long work is.
  package var showsProgress = false

  package var isTerminal: Bool { width != nil }

  package init(
    out: @escaping (String) -> Void, error: @escaping (String) -> Void, width: Int? = nil,
    showsProgress: Bool = false
  ) {
    self.out = out
    self.error = error
    self.width = width
    self.showsProgress = showsProgress
  }
}
