/// Something that could not be done to the screen.
package struct DriverError: Error, CustomStringConvertible {
  /// What was looked for, and why it could not be done.
  package let reason: String
  /// The screen as text.
  package let screen: String

  package init(reason: String, screen: String) {
    self.reason = reason
    self.screen = screen
  }

  package var description: String { "\(reason)\nOn screen:\n\(screen)" }
}
