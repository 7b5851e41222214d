/// The sources and the report of a screen.
package struct Inspection: Sendable {
  package struct File: Sendable {
    package let path: String
    package let lineCount: Int
  }

  /// `nil` if `portico check` doesn't consider it a screen.
  package let report: ScreenReport?
  /// The sources of the example, and sources of other examples that the screen uses.
  package let files: [File]
}
