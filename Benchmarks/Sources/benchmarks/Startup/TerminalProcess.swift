import Foundation

/// A program on a terminal of its own that answers as terminals do, and when it wrote what.
struct TerminalProcess {
  /// Nanoseconds from the start of the process.
  var firstByte: Double
  /// When everything that was waited for had come.
  var complete: Double
  /// What all its threads took of the processors until then.
  var processorTime: Double

  /// Runs a program until it has written `text`, and whatever ends the update it is in.
  init(path: String, until text: String, columns: Int = 80, rows: Int = 24) {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    guard openpty(&ends.master, &ends.slave, &name, nil, &size) == 0 else {
      fatalError("The system has no terminals left")
    }
    for end in [ends.master, ends.slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer {
      close(ends.master)
      close(ends.slave)
    }
    let (child, start) = Self.spawn(path, terminal: name)
    (firstByte, complete) = Self.follow(ends.master, from: start, until: Array(text.utf8))
    kill(child, SIGKILL)
    var usage = rusage()
    wait4(child, nil, 0, &usage)
    processorTime = Self.nanoseconds(usage.ru_utime) + Self.nanoseconds(usage.ru_stime)
  }

  private static func nanoseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
  }

  private static func spawn(
    _ path: String, terminal: [CChar]
  ) -> (pid_t, ContinuousClock.Instant) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    // The leader of a session gets the first terminal it opens as its own.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // `POSIX_SPAWN_SETSID`, which the headers give to GNU sources only.
    posix_spawnattr_setflags(&attributes, 0x80)
    let variables = ["TERM": "xterm-256color", "COLORTERM": "truecolor", "UIKIT_DISPLAY": ""]
    var argv = [strdup(path), nil]
    var envp =
      ProcessInfo.processInfo.environment.merging(variables) { $1 }
      .map { strdup("\($0)=\($1)") } + [nil]
    defer {
      for string in argv + envp { free(string) }
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var child: pid_t = 0
    let start = ContinuousClock.now
    guard posix_spawn(&child, path, &actions, &attributes, &argv, &envp) == 0 else {
      fatalError("\(path) can't be started")
    }
    return (child, start)
  }

  /// Reads what the program writes, answers its questions, and takes the times.
  private static func follow(
    _ terminal: Int32, from start: ContinuousClock.Instant, until text: [UInt8]
  ) -> (Double, Double) {
    let question = Array("\u{1B}[c".utf8)
    let answer = Array("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62;22c".utf8)
    let (begin, end) = (Array("\u{1B}[?2026h".utf8), Array("\u{1B}[?2026l".utf8))
    var first: Double?
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    var hasAnswered = false
    while true {
      var ready = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 10_000) > 0 else { break }
      let count = read(terminal, &buffer, buffer.count)
      let now = start.duration(to: .now) / .nanoseconds(1)
      guard count > 0 else { break }
      if first == nil { first = now }
      output += buffer[..<count]
      if !hasAnswered, output.contains(question) {
        hasAnswered = true
        _ = write(terminal, answer, answer.count)
      }
      if output.contains(text), !output.contains(begin) || output.contains(end) {
        return (first ?? now, now)
      }
    }
    fatalError(
      "The program did not show what it should, but: \(String(decoding: output, as: UTF8.self))")
  }
}
