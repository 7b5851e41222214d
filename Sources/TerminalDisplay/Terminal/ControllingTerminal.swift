import Dispatch
import Glibc

/// The terminal that standard input and output are connected to.
@MainActor package final class ControllingTerminal: Terminal {
  /// Whether there is one, and it can show more than lines.
  package nonisolated static var isAvailable: Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, let name = getenv("TERM") else {
      return false
    }
    return strcmp(name, "dumb") != 0
  }

  private var receive: (@MainActor (TerminalEvent) -> Void)?
  private var device: Int32 = -1
  private var former = termios()
  private var input: (any DispatchSourceRead)?
  private var room: (any DispatchSourceWrite)?
  private var signals: SignalPipe?
  private var unsent: ArraySlice<UInt8> = []

  package init() {}

  package var isCongested: Bool { !unsent.isEmpty }

  package var size: TerminalSize {
    var window = winsize()
    let descriptor = device >= 0 ? device : STDOUT_FILENO
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return TerminalSize(columns: 80, rows: 24) }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  package func open(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {
    guard device < 0 else { return }
    self.receive = receive
    device = Self.openDevice()
    signals = SignalPipe([SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT]) {
      [weak self] in self?.handle(signal: $0)
    }
    let device = device
    let input = DispatchSource.makeReadSource(fileDescriptor: device, queue: .main)
    input.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readInput() } }
    input.activate()
    self.input = input
    takeOver()
  }

  package func close() {
    guard device >= 0 else { return }
    giveBack()
    signals?.cancel()
    signals = nil
    receive = nil
    let device = device
    self.device = -1
    room?.cancel()
    room = nil
    input?.setCancelHandler { Glibc.close(device) }
    input?.cancel()
    input = nil
  }

  package func write(_ bytes: [UInt8]) {
    guard device >= 0 else { return }
    if unsent.isEmpty { unsent = bytes[...] } else { unsent += bytes }
    send()
  }

  package func suspend() {
    guard device >= 0 else { return }
    giveBack()
    // Everything in the job stops, as by the terminal's own control-Z; in a job nobody could
    // continue, nothing does.
    withDefaultActions(for: [SIGTSTP, SIGCONT]) { _ = kill(0, SIGTSTP) }
    takeOver()
  }

  private func withDefaultActions(for signals: [Int32], _ body: () -> Void) {
    let former = signals.map { signal in
      var action = sigaction()
      var old = sigaction()
      action.__sigaction_handler.sa_handler = SIG_DFL
      sigaction(signal, &action, &old)
      return old
    }
    body()
    for (signal, old) in zip(signals, former) {
      var old = old
      sigaction(signal, &old, nil)
    }
  }

  // MARK: Modes

  /// A description of its own: switching it to non-blocking must not reach the shell's.
  private static func openDevice() -> Int32 {
    let flags = O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    for descriptor in [STDIN_FILENO, STDOUT_FILENO] {
      var name = [CChar](repeating: 0, count: 256)
      guard ttyname_r(descriptor, &name, name.count) == 0 else { continue }
      let device = Glibc.open(name, flags)
      if device >= 0 { return device }
    }
    let device = Glibc.open("/dev/tty", flags)
    return device >= 0 ? device : fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
  }

  private func takeOver() {
    tcgetattr(device, &former)
    TerminalGuard.arm(device: device, attributes: former)
    var raw = former
    raw.c_iflag &= ~tcflag_t(
      IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON | IXOFF)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
    raw.c_cflag = (raw.c_cflag & ~tcflag_t(CSIZE | PARENB)) | tcflag_t(CS8)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      // Control-\ still ends an app that hangs; the rest are keys like others.
      for index in [VINTR, VSUSP, VSTART, VSTOP] { characters[Int(index)] = 0 }
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(device, TCSADRAIN, &raw)
    write(TerminalModes.enter)
  }

  private func giveBack() {
    unsent = []
    TerminalGuard.disarm()
  }

  // MARK: Events

  private func readInput() {
    var bytes = [UInt8](repeating: 0, count: 16 * 1024)
    let count = read(device, &bytes, bytes.count)
    if count > 0 {
      bytes.removeLast(bytes.count - count)
      receive?(.bytes(bytes))
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      // The terminal is gone.
      input?.suspend()
      receive?(.terminate)
    }
  }

  private func send() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { Glibc.write(device, $0.baseAddress, $0.count) }
      if count > 0 {
        unsent = unsent.dropFirst(count)
      } else if errno == EAGAIN {
        return waitForRoom()
      } else if errno != EINTR {
        unsent = []
      }
    }
  }

  private func waitForRoom() {
    guard room == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: device, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.send()
        guard self.unsent.isEmpty else { return }
        self.room?.cancel()
        self.room = nil
        self.receive?(.drained)
      }
    }
    room = source
    source.activate()
  }

  private func handle(signal: Int32) {
    switch signal {
    case SIGWINCH: receive?(.resized)
    case SIGTSTP: receive?(.suspend)
    case SIGCONT:
      // After a stop nobody could prepare for, the shell has changed the modes.
      TerminalGuard.disarm()
      takeOver()
      receive?(.continued)
    default: receive?(.terminate)
    }
  }
}
