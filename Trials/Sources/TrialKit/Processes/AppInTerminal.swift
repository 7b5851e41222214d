import Foundation

/// The app under trial, on a terminal of its own that is its controlling terminal.
@MainActor public final class AppInTerminal {
  /// While `false`, what the app shows stays in the terminal.
  public var isRead = true
  /// What the app has shown.
  public private(set) var output = OutputReader()

  private var master: Int32 = -1
  private let child: ChildProcess
  private var formerModes = termios()

  /// The longest that an app may take for anything. Debug builds draw screens of 1,000 by 1,000 cells.
  private let limit: Duration = .seconds(40)

  /// - Parameter variables: What the app finds in its environment beside what this process has there.
  public init(_ program: String, variables: [String: String] = [:]) throws(TrialFailure) {
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: 256)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw TrialFailure("no terminal is left: \(String(cString: strerror(errno)))")
    }
    defer { close(slave) }
    tcgetattr(master, &formerModes)
    for descriptor in [master, slave] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    let path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    child = try ChildProcess(
      program, variables: variables.merging(["TERM": "xterm-256color"]) { first, _ in first },
      terminal: path)
  }

  /// Ends the app and forgets the terminal, whatever state they are in.
  public func kill() {
    child.kill()
    hangUp()
  }

  // MARK: Acting

  public func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  public func signal(_ signal: Int32) {
    child.signal(signal)
  }

  public func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  public func type(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    try wait("the app does not read what is typed") {
      let count = rest.prefix(4096).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      return rest.isEmpty || hasEnded
    }
  }

  // MARK: Waiting

  /// Waits for the first screen; says what every terminal says, on which the app waits.
  public func waitForScreen() throws {
    try wait("the app does not start") { output.contains("\u{1B}[c") || hasEnded }
    try type(Array("\u{1B}[?62c".utf8))
    try wait("the app shows no screen") { output.contains("\u{1B}[?2026l") || hasEnded }
  }

  /// Reads what the app shows, for a time.
  public func follow(seconds: Double) {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end, !hasEnded { _ = read(wait: 1) }
  }

  public func clearOutput() {
    output.clear()
  }

  /// Waits until the app has shown nothing new for a moment; not for ever, as some things turn.
  public func waitForSilence() {
    let end = ContinuousClock.now + .seconds(2)
    while ContinuousClock.now < end, read(wait: 60) {}
  }

  public var hasEnded: Bool { child.hasEnded }

  /// Waits for the end of the app.
  public func status() throws -> ProcessStatus {
    if !hasEnded { try wait("the app does not end") { hasEnded } }
    let status = child.status()
    while read(wait: 0) {}
    return status
  }

  /// Checks that the terminal is as it was before.
  public func checkRestored() throws {
    guard output.modes.isEmpty else {
      let modes = output.modes.sorted().map(String.init).joined(separator: ", ")
      throw TrialFailure("the terminal is left with modes \(modes)")
    }
    var modes = termios()
    tcgetattr(master, &modes)
    let isSame = withUnsafeBytes(of: modes) { now in
      withUnsafeBytes(of: formerModes) { now.elementsEqual($0) }
    }
    guard isSame else { throw TrialFailure("the terminal's modes are not restored") }
  }

  /// Reads what the app shows until a condition holds.
  public func wait(_ failure: String, until condition: () throws -> Bool) throws {
    let end = ContinuousClock.now + limit
    while try !condition() {
      _ = read(wait: 20)
      guard ContinuousClock.now < end else {
        throw TrialFailure("\(failure) within \(limit); it shows: \(output.recent)")
      }
    }
  }

  /// - Returns: Whether something came.
  private func read(wait milliseconds: Int32) -> Bool {
    var states = [
      pollfd(fd: isRead ? master : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: child.life, events: 0, revents: 0),
    ]
    guard poll(&states, 2, milliseconds) > 0, states[0].revents & Int16(POLLIN) != 0 else {
      return false
    }
    var bytes = [UInt8](repeating: 0, count: 64 * 1024)
    let count = Glibc.read(master, &bytes, bytes.count)
    if count > 0 { output.take(bytes[..<count]) }
    return count > 0
  }
}
