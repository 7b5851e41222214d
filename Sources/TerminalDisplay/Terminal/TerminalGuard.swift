import Glibc

/// Puts the terminal back in order however the process ends: orderly, by `exit`, or by a crash, whose
/// message then stays readable.
///
/// Everything that a signal handler touches is allocated beforehand, and a handler calls nothing but
/// what POSIX allows it to call.
enum TerminalGuard {
  /// - Parameters:
  ///   - device: The terminal.
  ///   - attributes: How it was before.
  static func arm(device: Int32, attributes: termios) {
    savedAttributes.pointee = attributes
    if !isInstalled {
      isInstalled = true
      leaveBytes.update(from: TerminalModes.leave, count: TerminalModes.leave.count)
      atexit { restoreTerminal() }
    }
    installCrashHandlers()
    CapturedOutput.begin()
    armedDevice = device
  }

  /// Puts the terminal back now.
  static func disarm() {
    fflush(nil)
    restoreTerminal()
    removeCrashHandlers()
  }

  nonisolated(unsafe) private static var isInstalled = false

  private static let crashSignals = [
    SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGQUIT, SIGSYS,
  ]

  private static func installCrashHandlers() {
    var stack = stack_t()
    if sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 {
      // A stack that overflowed has no room for a handler.
      stack = stack_t(ss_sp: malloc(64 * 1024), ss_flags: 0, ss_size: 64 * 1024)
      sigaltstack(&stack, nil)
    }
    for signal in crashSignals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = handleCrash
      action.sa_flags = SA_ONSTACK
      sigaction(signal, &action, formerActions + Int(signal))
    }
  }

  private static func removeCrashHandlers() {
    for signal in crashSignals { sigaction(signal, formerActions + Int(signal), nil) }
  }
}

nonisolated(unsafe) private var armedDevice: Int32 = -1
nonisolated(unsafe) private let savedAttributes = UnsafeMutablePointer<termios>.allocate(
  capacity: 1)
nonisolated(unsafe) private let formerActions = UnsafeMutablePointer<sigaction>.allocate(
  capacity: 65)
nonisolated(unsafe) private let leaveBytes = UnsafeMutablePointer<UInt8>.allocate(
  capacity: TerminalModes.leave.count)
private let leaveCount = TerminalModes.leave.count

private func restoreTerminal() {
  let device = armedDevice
  guard device >= 0 else { return }
  armedDevice = -1
  writeFully(device, leaveBytes, leaveCount)
  // Reports of the mouse that nobody read are not for the shell.
  tcflush(device, TCIFLUSH)
  tcsetattr(device, TCSADRAIN, savedAttributes)
  CapturedOutput.end()
}

/// The handler that was there before, such as the runtime's that prints where it crashed, gets the
/// signal next: it is raised again and arrives when this one returns.
private func handleCrash(_ signal: Int32) {
  restoreTerminal()
  sigaction(signal, formerActions + Int(signal), nil)
  raise(signal)
}

/// Writes everything, waiting for room a little while; also called in signal handlers.
func writeFully(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
  var offset = 0
  while offset < count {
    let written = write(descriptor, bytes + offset, count - offset)
    if written > 0 {
      offset += written
    } else if errno == EAGAIN {
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&room, 1, 500) <= 0 { return }
    } else if errno != EINTR {
      return
    }
  }
}
