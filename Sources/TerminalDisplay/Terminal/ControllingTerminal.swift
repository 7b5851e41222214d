import Dispatch
import Glibc
import TerminalSignals

/// The terminal that standard input and standard output are connected to.
@MainActor package final class ControllingTerminal: Terminal {
  /// A Boolean value that indicates whether there's a terminal that can display more than lines of text.
  package nonisolated static var isAvailable: Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, let name = getenv("TERM") else {
      return false
    }
    return !["", "dumb", "unknown"].contains(String(cString: name))
  }

  private var receive: (@MainActor (TerminalEvent) -> Void)?
  private var device: Int32 = -1
  private var input: (any DispatchSourceRead)?
  private var room: (any DispatchSourceWrite)?
  /// A dispatch group that's empty when no dispatch source uses the device.
  private let sources = DispatchGroup()
  private var signals: SignalPipe?
  private var unsent: ArraySlice<UInt8> = []
  private var isLost = false

  package init() {}

  package var isCongested: Bool { !unsent.isEmpty }

  /// The size of the terminal, or 80 × 24 if the terminal doesn't report one.
  package var size: TerminalSize {
    var window = winsize()
    let descriptor = device >= 0 ? device : STDOUT_FILENO
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &window)
    return TerminalSize(
      columns: window.ws_col > 0 ? Int(window.ws_col) : 80,
      rows: window.ws_row > 0 ? Int(window.ws_row) : 24)
  }

  package func open(_ receive: @escaping @MainActor (TerminalEvent) -> Void) {
    guard device < 0 else { return }
    self.receive = receive
    isLost = false
    device = Self.openDevice()
    guard device >= 0 else { return lose() }
    signals = SignalPipe { [weak self] in self?.handleSignals() }
    let input = DispatchSource.makeReadSource(fileDescriptor: device, queue: .main)
    input.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readInput() } }
    activate(input)
    self.input = input
    takeOverInForeground()
  }

  package func close() {
    receive = nil
    guard device >= 0 else { return }
    giveBack()
    signals?.cancel()
    signals = nil
    stopSending()
    input?.cancel()
    input = nil
    let device = device
    self.device = -1
    sources.notify(queue: .main) { Glibc.close(device) }
  }

  package func write(_ bytes: [UInt8]) {
    guard device >= 0, !isLost else { return }
    if unsent.isEmpty { unsent = bytes[...] } else { unsent += bytes }
    send()
  }

  package func suspend() {
    // A session leader has no shell that could continue it, so it keeps the terminal and the unread input.
    guard device >= 0, !isLost, getsid(0) != getpid() else { return }
    giveBack()
    // Stops the whole job, as Control-Z does in a terminal, or nothing if no other process could continue the job.
    _ = stopJob(SIGTSTP)
    takeOverInForeground()
  }

  // MARK: Modes

  /// Opens the terminal again instead of using an inherited file description, because making that nonblocking would
  /// also affect the shell.
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

  /// Takes over the terminal when the job is in the foreground. A job that was continued in the background stops
  /// until then, like any background job that accesses the terminal.
  private func takeOverInForeground() {
    while true {
      if end(by: signals?.take() ?? []) { return }
      let foreground = tcgetpgrp(device)
      if foreground < 0 || foreground == getpgrp() { return takeOver() }
      // `stopJob` fails if no other process could bring the job to the foreground again. The terminal is lost then.
      guard stopJob(SIGTTOU) else { return lose() }
    }
  }

  private func takeOver() {
    var former = termios()
    guard tcgetattr(device, &former) == 0 else { return lose() }
    guardTerminal(device, &former, TerminalModes.leave, TerminalModes.leave.count)
    var raw = former
    raw.c_iflag &= ~tcflag_t(
      IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON | IXOFF)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
    raw.c_cflag = (raw.c_cflag & ~tcflag_t(CSIZE | PARENB)) | tcflag_t(CS8)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      // Control-\ still ends an app that hangs; the other control characters are ordinary keys.
      for index in [VINTR, VSUSP, VSTART, VSTOP] { characters[Int(index)] = 0 }
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(device, TCSADRAIN, &raw)
    write(TerminalModes.enter)
  }

  private func giveBack(keepsInput: Bool = false) {
    stopSending()
    unguardTerminal(keepsInput)
  }

  // MARK: Input

  private func activate(_ source: any DispatchSourceProtocol) {
    sources.enter()
    source.setCancelHandler { [sources] in sources.leave() }
    source.activate()
  }

  private func readInput() {
    guard input != nil else { return }
    var bytes = [UInt8](repeating: 0, count: 16 * 1024)
    let count = read(device, &bytes, bytes.count)
    if count > 0 {
      bytes.removeLast(bytes.count - count)
      receive?(.bytes(bytes))
    } else if count < 0 ? errno != EAGAIN && errno != EINTR : isHungUp {
      lose()
    }
  }

  /// A Boolean value that indicates whether the terminal hung up. Reading no bytes alone doesn't mean that, because
  /// another process may have switched the terminal to line mode.
  private var isHungUp: Bool {
    var state = pollfd(fd: device, events: 0, revents: 0)
    return poll(&state, 1, 0) > 0
  }

  /// Reports that the terminal is gone, as the signal `SIGHUP` would. Cancels the dispatch source, which would
  /// otherwise report the end of input again and again.
  private func lose() {
    guard !isLost else { return }
    isLost = true
    stopSending()
    input?.cancel()
    input = nil
    DispatchQueue.main.async { [weak self] in self?.receive?(.terminate(SIGHUP)) }
  }

  // MARK: Output

  private func send() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { Glibc.write(device, $0.baseAddress, $0.count) }
      if count >= 0 {
        unsent = unsent.dropFirst(count)
      } else if errno == EAGAIN {
        return waitForRoom()
      } else if errno != EINTR {
        return lose()
      }
    }
  }

  private func waitForRoom() {
    guard room == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: device, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.room != nil else { return }
        self.send()
        guard self.unsent.isEmpty else { return }
        self.stopSending()
        self.receive?(.drained)
      }
    }
    room = source
    activate(source)
  }

  private func stopSending() {
    unsent = []
    room?.cancel()
    room = nil
  }

  // MARK: Signals

  private func handleSignals() {
    let noted = signals?.take() ?? []
    if end(by: noted) { return }
    if noted.contains(SIGCONT) {
      // The process was stopped without notice (`SIGSTOP`), and the shell has changed the terminal's modes since.
      // The app keeps what the user typed since then.
      giveBack(keepsInput: true)
      takeOverInForeground()
      receive?(.continued)
    }
    if noted.contains(SIGWINCH) { receive?(.resized) }
    if noted.contains(SIGTSTP) { receive?(.suspend) }
  }

  /// Reports the first of the given signals that asks the process to end.
  ///
  /// - Returns: `true` if there's such a signal.
  private func end(by noted: Set<Int32>) -> Bool {
    guard let signal = [SIGHUP, SIGTERM, SIGINT].first(where: noted.contains) else { return false }
    receive?(.terminate(signal))
    return true
  }
}
