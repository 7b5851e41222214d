import Foundation

/// A signal that ends a program.
enum KillSignal: String {
  case kill, term, int, hup, quit, usr1, abrt, pipe, alrm

  var number: Int32 {
    switch self {
    case .kill: SIGKILL
    case .term: SIGTERM
    case .int: SIGINT
    case .hup: SIGHUP
    case .quit: SIGQUIT
    case .usr1: SIGUSR1
    case .abrt: SIGABRT
    case .pipe: SIGPIPE
    case .alrm: SIGALRM
    }
  }

  static let ofTools: [KillSignal] = [.kill, .kill, .kill, .term, .int, .hup]
  /// Those that an app can catch.
  static let ofApps: [KillSignal] = [.term, .int, .hup, .quit, .usr1, .abrt, .pipe, .alrm]
}
