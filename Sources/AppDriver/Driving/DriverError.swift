/// A step that couldn't be performed on the screen.
package struct DriverError: Error, CustomStringConvertible {
  /// What the step searched for, and why it couldn't be performed.
  package let reason: String
  /// The screen as text.
  package let screen: String

  package init(reason: String, screen: String) {
    self.reason = reason
    self.screen = screen
  }

  package var description: String { "\(reason)\nOn screen:\n\(screen)" }
}
