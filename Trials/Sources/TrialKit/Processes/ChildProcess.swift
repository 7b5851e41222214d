import Foundation

/// A process that a trial starts, follows and ends.
public final class ChildProcess {
  /// Where the trial writes what the process reads; -1 where it reads nothing.
  public private(set) var input: Int32 = -1
  /// Where the trial reads what the process writes; -1 where that goes elsewhere.
  public private(set) var output: Int32 = -1
  /// Readable when the process has ended.
  let life: Int32
  private let id: pid_t
  private var knownStatus: ProcessStatus?

  /// The program that is running.
  public static var ownProgram: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  }

  /// - Parameters:
  ///   - variables: What the process finds in its environment beside what this one has there.
  ///   - terminal: The terminal that it has as its own, at which it is the leader of a session.
  ///   - isPiped: Whether it is written to and read from.
  ///   - complaints: The file for its standard error.
  public init(
    _ program: String, _ arguments: [String] = [], variables: [String: String] = [:],
    terminal: String? = nil, isPiped: Bool = false,
    complaints: String = "/dev/null"
  ) throws(TrialFailure) {
    func makePipe() -> [Int32] {
      var ends: [Int32] = [-1, -1]
      _ = pipe(&ends)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return ends
    }
    let lives = makePipe()
    defer { close(lives[1]) }
    life = lives[0]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The thread that started the trial may have blocked them, and a shell lets a job in the background ignore
    // some.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    var pipes: [Int32] = []
    defer { for end in pipes { close(end) } }
    if let terminal {
      // The leader of a session gets the first terminal that it opens as its own.
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      // `POSIX_SPAWN_SETSID`, which the headers give to GNU sources only.
      flags |= 0x80
    } else {
      if isPiped {
        let (inputs, outputs) = (makePipe(), makePipe())
        (input, output, pipes) = (inputs[1], outputs[0], [inputs[0], outputs[1]])
        posix_spawn_file_actions_adddup2(&actions, inputs[0], 0)
        posix_spawn_file_actions_adddup2(&actions, outputs[1], 1)
      } else {
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
      }
      posix_spawn_file_actions_addopen(
        &actions, 2, complaints, O_RDWR | O_CREAT | O_APPEND, 0o600)
    }
    posix_spawn_file_actions_adddup2(&actions, lives[1], 99)
    posix_spawnattr_setflags(&attributes, flags)
    let environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { first, _ in first }
      .merging(variables) { $1 }
    var argv = ([program] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    var id: pid_t = 0
    let result = posix_spawn(&id, program, &actions, &attributes, &argv, &envp)
    self.id = id
    guard result == 0 else {
      knownStatus = .exited(127)
      throw TrialFailure("can't start '\(program)': \(String(cString: strerror(result)))")
    }
  }

  deinit {
    kill()
    for descriptor in [life, input, output] where descriptor >= 0 { close(descriptor) }
  }

  public var hasEnded: Bool { waitForEnd(seconds: 0) }

  /// - Returns: Whether it has ended within the time.
  public func waitForEnd(seconds: Double) -> Bool {
    var state = pollfd(fd: life, events: 0, revents: 0)
    return knownStatus != nil || poll(&state, 1, Int32(seconds * 1000)) > 0
  }

  public func signal(_ signal: Int32) {
    if knownStatus == nil { _ = Glibc.kill(id, signal) }
  }

  /// Ends the process, if it hasn't ended.
  public func kill() {
    signal(SIGKILL)
    _ = status()
  }

  /// Waits for the end of the process.
  @discardableResult public func status() -> ProcessStatus {
    if let knownStatus { return knownStatus }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let result = ProcessStatus(status)
    knownStatus = result
    return result
  }
}
