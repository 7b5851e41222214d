import Foundation
import Glibc

/// A terminal of our own with a process on it.
final class PseudoTerminal {
  private var master: Int32
  /// Ends with the last process that inherited the other end.
  private let life: Int32
  private let before: termios
  private var child: pid_t = 0
  private(set) var output = ""
  private var bytes: [UInt8] = []

  /// Runs this very test program with one test, on a terminal that controls it.
  ///
  /// - Parameter script: What a shell does on the terminal instead, `$APP` being the command.
  init(filter: String, script: String? = nil, environment: [String: String]) throws {
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&ends.master, &ends.slave, &name, nil, nil) == 0 else {
      throw Failure.noTerminal
    }
    master = ends.master
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    defer { close(ends.slave) }
    var before = termios()
    tcgetattr(master, &before)
    self.before = before
    var lives: [Int32] = [-1, -1]
    guard pipe(&lives) == 0 else { throw Failure.noProcess }
    life = lives[0]
    defer { close(lives[1]) }
    for end in lives { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    resize(columns: 60, rows: 10)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    // The leader of a session gets the first terminal it opens as its own.
    // The slave side that is open here goes away with exec.
    _ = fcntl(ends.slave, F_SETFD, FD_CLOEXEC)
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    posix_spawn_file_actions_adddup2(&actions, lives[1], Self.lifeInChild)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Self.newSession)
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let app = [program, "--testing-library", "swift-testing", "--filter", filter]
    let arguments = script.map { ["/bin/sh", "-c", $0] } ?? app
    var variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    variables["APP"] = app.joined(separator: " ")
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    let result = posix_spawn(&child, arguments[0], &actions, &attributes, &argv, &envp)
    for string in argv + envp { free(string) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    guard result == 0 else { throw Failure.noProcess }
  }

  deinit {
    if child > 0 {
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
    close(life)
    if master >= 0 { close(master) }
  }

  /// A number that the test program does not use.
  private static let lifeInChild: Int32 = 99

  /// `POSIX_SPAWN_SETSID`, which the headers give to GNU sources only.
  private static let newSession: Int16 = 0x80

  enum Failure: Error { case noTerminal, noProcess, timeOut(String), ended(String) }

  func resize(columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  func type(_ string: String) {
    _ = Array(string.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  func signal(_ signal: Int32) { kill(child, signal) }

  /// Takes the terminal away.
  func hangUp() {
    close(master)
    master = -1
  }

  /// The modes are as they were before.
  var isRestored: Bool {
    var attributes = termios()
    tcgetattr(master, &attributes)
    return withUnsafeBytes(of: attributes) { now in
      withUnsafeBytes(of: before) { now.elementsEqual($0) }
    }
  }

  /// Reads until something has come, and gives what came before it.
  @discardableResult func wait(for string: String, seconds: Double = 30) throws -> String {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      if let range = output.range(of: string) {
        let before = String(output[..<range.upperBound])
        output.removeSubrange(..<range.upperBound)
        return before
      }
      guard try read(until: deadline) else { throw Failure.ended(output) }
    }
  }

  /// Reads to the end and waits for all processes.
  /// - Returns: How the first one ended, as `waitpid` tells it.
  @discardableResult func waitForEnd(seconds: Double = 30) throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while master >= 0, try read(until: deadline) {}
    var end = pollfd(fd: life, events: 0, revents: 0)
    guard poll(&end, 1, Int32(max(0, deadline.timeIntervalSinceNow * 1000))) > 0 else {
      throw Failure.timeOut(output)
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    child = 0
    return status
  }

  private func read(until deadline: Date) throws -> Bool {
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(max(0, deadline.timeIntervalSinceNow * 1000))
    guard poll(&ready, 1, milliseconds) > 0 else { throw Failure.timeOut(output) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    // A character may come in two parts.
    if let string = String(validating: bytes, as: UTF8.self) {
      output += string
      bytes = []
    }
    return true
  }
}
