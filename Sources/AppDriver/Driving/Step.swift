import Foundation
package import DisplayInterface

/// One command of a script.
package enum Step: Equatable, Sendable {
  /// A tap on what is called so.
  case tap(ScreenName)
  /// Typing into what is called so, or into what has focus, key by key.
  case type(String, into: ScreenName?)
  /// Typing in place of all that is in the field that is called so.
  case replace(ScreenName, with: String)
  /// Removing all that is in the field that is called so.
  case clear(ScreenName)
  case key(KeyPress)
  /// The navigation bar's back button.
  case back
  /// A wheel turned over what is called so, or over the largest list; negative up and to the left.
  case scroll(rows: Int = 0, columns: Int = 0, over: ScreenName?)
  /// What is called so is dragged aside, as far as a row shows its actions.
  case swipe(ScreenName, toRight: Bool)
  /// Until what is called so shows, at most for so many seconds.
  case wait(ScreenName, seconds: Double)
  /// Nothing that is called so may be on screen.
  case absent(ScreenName)
  /// Prints the screen as text.
  case screen
  /// Writes the screen as SVG to a file.
  case snapshot(String)
  /// In cells.
  case resize(columns: Int, rows: Int)
}
