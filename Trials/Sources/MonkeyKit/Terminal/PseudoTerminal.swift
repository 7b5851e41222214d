import Foundation
import Synchronization

/// A program on a terminal of its own, with a socket beside it and a file for its complaints.
final class PseudoTerminal: Sendable {
  /// The number under which the program finds the socket.
  static let socketNumber: Int32 = 3

  let process: pid_t
  private let master: Int32
  private let slave: Int32
  private let complaints: String
  private let former: termios
  private let output = Mutex(Data())
  private let ended = Mutex<Int32?>(nil)
  /// The end of the socket that is ours.
  let socket: Int32

  /// - Throws: ``SpawnError`` where the system has no terminal or process left.
  init(_ path: String, environment: [String: String], columns: Int, rows: Int) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    var pair: [Int32] = [-1, -1]
    guard openpty(&ends.master, &ends.slave, &name, nil, &size) == 0,
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0
    else { throw SpawnError("openpty: \(String(cString: strerror(errno)))") }
    for end in [ends.master, ends.slave, pair[0], pair[1]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var attributes = termios()
    tcgetattr(ends.slave, &attributes)
    (master, slave, socket, former) = (ends.master, ends.slave, pair[0], attributes)
    complaints = NSTemporaryDirectory() + "/monkey-\(UUID().uuidString).stderr"
    process = try Self.spawn(path, environment, terminal: name, socket: pair[1], complaints)
    close(pair[1])
    let reader = Thread { [self] in drain() }
    reader.start()
  }

  deinit {
    close(socket)
    close(master)
    close(slave)
    unlink(complaints)
  }

  private static func spawn(
    _ path: String, _ environment: [String: String], terminal: [CChar], socket: Int32,
    _ complaints: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    // The leader of a session gets the first terminal it opens as its own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_addopen(&actions, 2, complaints, O_RDWR | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, socket, socketNumber)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // `POSIX_SPAWN_SETSID`, which the headers give to GNU sources only.
    posix_spawnattr_setflags(&attributes, 0x80)
    let variables = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "UIKIT_DISPLAY": ""]
    var argv = [strdup(path), nil]
    var envp =
      ProcessInfo.processInfo.environment.merging(variables) { $1 }
      .merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for string in argv + envp { free(string) }
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var child: pid_t = 0
    let result = posix_spawn(&child, path, &actions, &attributes, &argv, &envp)
    guard result == 0 else { throw SpawnError("posix_spawn: \(String(cString: strerror(result)))") }
    return child
  }

  // MARK: Terminal

  /// Reads what the program writes, as long as there is a terminal, and answers its questions.
  private func drain() {
    let question = Data("\u{1B}[c".utf8)
    let answer = Array("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;22c".utf8)
    let copy = dup(master)
    defer { close(copy) }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while hasEnded == nil {
      var ready = pollfd(fd: copy, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 100) > 0 else { continue }
      let count = read(copy, &buffer, buffer.count)
      guard count > 0 else { return }
      let data = Data(buffer[..<count])
      if data.range(of: question) != nil { _ = write(copy, answer, answer.count) }
      output.withLock { $0 = ($0 + data).suffix(8192) }
    }
  }

  func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    // A terminal takes four thousand bytes at a time; who does not read them hangs.
    let deadline = ContinuousClock.now + .seconds(5)
    while !rest.isEmpty, ContinuousClock.now < deadline, hasEnded == nil {
      var room = pollfd(fd: master, events: Int16(POLLOUT), revents: 0)
      guard poll(&room, 1, 100) > 0 else { continue }
      let count = rest.prefix(1024).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Whether the terminal is as it was before the program started.
  var isRestored: Bool {
    var now = termios()
    tcgetattr(slave, &now)
    return now.c_lflag == former.c_lflag && now.c_iflag == former.c_iflag
      && now.c_oflag == former.c_oflag
  }

  // MARK: Process

  /// The status with which the process ended, as `waitpid` gives it; `nil` while it runs.
  var hasEnded: Int32? {
    ended.withLock { ended in
      if ended == nil {
        var status: Int32 = 0
        if waitpid(process, &status, WNOHANG) == process { ended = status }
      }
      return ended
    }
  }

  /// - Returns: Whether it ended within the time.
  func waitForEnd(seconds: Double) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < deadline {
      if hasEnded != nil { return true }
      usleep(5_000)
    }
    return false
  }

  func signal(_ signal: Int32) {
    if hasEnded == nil { kill(process, signal) }
  }

  /// The end of what it wrote to standard error.
  var lastWords: String {
    guard let data = FileManager.default.contents(atPath: complaints) else { return "" }
    return String(decoding: data.suffix(8192), as: UTF8.self)
  }
}
