/// What the terminal is told when it is taken over and when it is given back.
enum TerminalModes {
  /// The alternate screen, no wrapping at the right edge, no cursor, marked pastes, the mouse, and a
  /// word when the colours change from light to dark.
  static let enter = Array(
    ("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?2004h"
      + "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2031h").utf8)

  /// Begins by ending whatever sequence was cut off.
  static let leave = Array(
    ("\u{18}\u{1B}[?2026l\u{1B}[0m\u{1B}[?2031l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
      + "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l").utf8)

  /// Asks for the background colour, and then what every terminal answers.
  static let query = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)
}
