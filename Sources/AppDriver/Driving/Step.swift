import Foundation
package import DisplayInterface

/// A command of a script.
package enum Step: Equatable, Sendable {
  /// Taps an element with the name.
  case tap(ScreenName)
  /// Types into the field with the name, or into the focused view, key by key.
  case type(String, into: ScreenName?)
  /// Replaces the text of the field with the name.
  case replace(ScreenName, with: String)
  /// Removes the text of the field with the name.
  case clear(ScreenName)
  case key(KeyPress)
  /// Taps the navigation bar's back button.
  case back
  /// Turns a wheel over the element with the name, or over the largest list. Negative values scroll up and to the
  /// left.
  case scroll(rows: Int = 0, columns: Int = 0, over: ScreenName?)
  /// Drags the element with the name aside, as far as a row displays its actions.
  case swipe(ScreenName, toRight: Bool)
  /// Waits until an element with the name is visible, at most for some seconds.
  case wait(ScreenName, seconds: Double)
  /// Requires that no element with the name is on screen.
  case absent(ScreenName)
  /// Prints the screen as text.
  case screen
  /// Writes the screen as SVG to a file.
  case snapshot(String)
  /// Resizes the screen to a size in cells.
  case resize(columns: Int, rows: Int)
}
