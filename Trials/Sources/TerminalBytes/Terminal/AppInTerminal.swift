import Foundation
import TrialKit

/// The app under trial, on a terminal of its own that is its controlling terminal.
@MainActor final class AppInTerminal {
  /// While `false`, what the app shows stays in the terminal.
  var isRead = true

  private var master: Int32 = -1
  /// Readable when the app has ended.
  private var life: Int32 = -1
  private var child: pid_t = 0
  private var formerModes = termios()
  private var output = OutputReader()
  private var knownStatus: ProcessStatus?
  /// Whether the app is the trial's own, which counts how often F5 was pressed.
  private let isOwn: Bool

  /// The longest that an app may take for anything. Debug builds draw screens of 1,000 by 1,000 cells.
  private let limit: Duration = .seconds(40)

  init() throws {
    let program = ProcessInfo.processInfo.environment["TERMINAL_BYTES_PROGRAM"]
    isOwn = program == nil
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: 256)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else {
      throw TrialFailure("no terminal is left: \(String(cString: strerror(errno)))")
    }
    defer { close(slave) }
    tcgetattr(master, &formerModes)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TrialFailure("no pipe is left") }
    life = ends[0]
    defer { close(ends[1]) }
    for descriptor in [master, slave] + ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    child = try Self.spawn(program ?? executable, terminal: name, life: ends[1])
  }

  private static func spawn(
    _ program: String, terminal: [CChar], life: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    // The leader of a session gets the first terminal that it opens as its own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawn_file_actions_adddup2(&actions, life, 99)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // `POSIX_SPAWN_SETSID`, which the headers give to GNU sources only.
    posix_spawnattr_setflags(&attributes, 0x80)
    let variables = ProcessInfo.processInfo.environment.merging([
      TerminalBytes.appVariable: "1", "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    var argv = [strdup(program), nil]
    var envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    var child: pid_t = 0
    let result = posix_spawn(&child, program, &actions, &attributes, &argv, &envp)
    for string in argv + envp { free(string) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    guard result == 0 else {
      throw TrialFailure("can't start '\(program)': \(String(cString: strerror(result)))")
    }
    return child
  }

  /// Ends the app and forgets the terminal, whatever state they are in.
  func kill() {
    if knownStatus == nil {
      Glibc.kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
    close(life)
    hangUp()
  }

  // MARK: Acting

  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func signal(_ signal: Int32) {
    if !hasEnded { Glibc.kill(child, signal) }
  }

  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  func type(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    try wait("the app does not read what is typed") {
      let count = rest.prefix(4096).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      return rest.isEmpty || hasEnded
    }
  }

  // MARK: Waiting

  /// Waits for the first screen; says what every terminal says, on which the app waits.
  func waitForScreen() throws {
    try wait("the app does not start") { output.contains("\u{1B}[c") || hasEnded }
    try type(Array("\u{1B}[?62c".utf8))
    output.clear()
    try wait("the app shows no screen") { output.contains("\u{1B}[?2026l") || hasEnded }
  }

  /// Waits until the app has shown nothing new for a moment; not for ever, as some things turn.
  func waitForSilence() {
    let end = ContinuousClock.now + .seconds(2)
    while ContinuousClock.now < end, read(wait: 60) {}
  }

  /// Resizes the terminal, presses F5, and waits for what it does.
  func checkAnswer() throws {
    output.clear()
    var columns = 60
    var first: Int?
    try wait("the app no longer answers") {
      guard !hasEnded else { throw TrialFailure("the app ended by itself: \(try status())") }
      // All of the screen is drawn in a new size.
      columns = 121 - columns
      resize(columns: columns, rows: 12)
      try type(Array("\u{1B}[15~".utf8))
      waitForSilence()
      if !isOwn { return output.contains("\u{1B}[2J") }
      guard let count = output.lastNumber(after: "answered ") else { return false }
      first = first ?? count
      return count != first
    }
  }

  var hasEnded: Bool {
    var state = pollfd(fd: life, events: 0, revents: 0)
    return poll(&state, 1, 0) > 0
  }

  /// Waits for the end of the app.
  func status() throws -> ProcessStatus {
    if let knownStatus { return knownStatus }
    try wait("the app does not end") { hasEnded }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    while read(wait: 0) {}
    let result = ProcessStatus(status)
    knownStatus = result
    return result
  }

  /// Checks that the terminal is as it was before.
  func checkRestored() throws {
    guard !output.isAlternate else { throw TrialFailure("the alternate screen is still shown") }
    var modes = termios()
    tcgetattr(master, &modes)
    let isSame = withUnsafeBytes(of: modes) { now in
      withUnsafeBytes(of: formerModes) { now.elementsEqual($0) }
    }
    guard isSame else { throw TrialFailure("the terminal's modes are not restored") }
  }

  /// Reads what the app shows until a condition holds.
  private func wait(_ failure: String, until condition: () throws -> Bool) throws {
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
      pollfd(fd: life, events: 0, revents: 0),
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
