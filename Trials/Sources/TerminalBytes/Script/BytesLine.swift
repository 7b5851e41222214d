import Foundation

/// A line of the trial's script.
enum BytesLine: Equatable {
  /// `bytes \e[200~caf\xC3\xA9`: sends bytes, where `\e` is escape, `\\` a backslash and `\x00` any byte.
  case bytes([UInt8])
  /// `resize 80x24`: changes the terminal's size.
  case resize(columns: Int, rows: Int)
  /// `signal WINCH`: sends a signal that does not end the process.
  case signal(Harmless)
  /// Stops the process and continues it.
  case stop
  /// Reads nothing of what the app shows up to the next pause.
  case unread
  /// Waits until the app shows nothing new.
  case pause
  /// `end control-C`, `end hang-up`, `end 15`: how the round ends, unless by control-C after the app
  /// has answered a key.
  case end(Ending)

  enum Harmless: String, CaseIterable {
    case winch = "WINCH"
    case cont = "CONT"
    case tstp = "TSTP"
    case chld = "CHLD"
    case urg = "URG"

    var number: Int32 {
      switch self {
      case .winch: SIGWINCH
      case .cont: SIGCONT
      case .tstp: SIGTSTP
      case .chld: SIGCHLD
      case .urg: SIGURG
      }
    }
  }

  enum Ending: Equatable {
    case controlC, hangUp
    case signal(Int32)
  }
}
