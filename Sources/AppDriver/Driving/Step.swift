import Foundation
package import DisplayInterface

/// One command of a script.
package enum Step: Equatable, Sendable {
  /// A tap on what is called so.
  case tap(String)
  /// Typing into what is called so, or into what has focus.
  case type(String, into: String?)
  /// Typing in place of all that is in the field that is called so.
  case replace(String, with: String)
  /// Removing all that is in the field that is called so.
  case clear(String)
  case key(KeyPress)
  /// The navigation bar's back button.
  case back
  /// A wheel turned over what is called so, or over the largest list, by rows; negative upwards.
  case scroll(rows: Int, over: String?)
  /// Until the text shows, at most for so many seconds.
  case wait(String, seconds: Double)
  /// The text must not be on screen.
  case absent(String)
  /// Prints the screen as text.
  case screen
  /// Writes the screen as SVG to a file.
  case snapshot(String)
  /// In cells.
  case resize(columns: Int, rows: Int)
}
