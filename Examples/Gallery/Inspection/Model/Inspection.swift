/// What is inside of a screen.
package struct Inspection: Sendable {
  package struct File: Sendable {
    package let path: String
    package let lineCount: Int
  }

  /// `nil` for what `portico check` takes for no screen.
  package let report: ScreenReport?
  /// The sources of the example, and those of others that take part in the screen.
  package let files: [File]
}
