/// Where output goes, so that a test can read it.
package struct Streams {
  package var out: (String) -> Void
  package var error: (String) -> Void
  package var isTerminal = false

  package init(
    out: @escaping (String) -> Void, error: @escaping (String) -> Void, isTerminal: Bool = false
  ) {
    self.out = out
    self.error = error
    self.isTerminal = isTerminal
  }
}
