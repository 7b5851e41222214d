/// The control sequences that are sent when the terminal is taken over and when it's restored.
enum TerminalModes {
  /// Turns on the alternate screen, bracketed paste, mouse reports, and reports of changes between light and dark
  /// colors; turns off wrapping at the right edge and the cursor.
  static let enter = Array(
    ("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h"
      + "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2031h").utf8)

  /// Undoes ``enter``. Begins with a byte that cancels any incomplete sequence.
  static let leave = Array(
    ("\u{18}\u{1B}[?2026l\u{1B}[0m\u{1B}[?2031l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
      + "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l").utf8)

  /// Queries the background color and then the terminal's type, to which every terminal replies.
  static let query = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)
}
