import DisplayInterface
import Foundation
import Glibc
import Testing

@testable import TerminalDisplay

/// The process on the other side of the terminals below: it shows what it gets.
@MainActor @Suite("A process on a terminal", .enabled(if: getenv("PORTICO_ON_TERMINAL") != nil))
struct TerminalChild {
  @Test("Runs until it is told to end")
  func run() async {
    if getenv("PORTICO_IGNORES_HANGUP") != nil { signal(SIGHUP, SIG_IGN) }
    let display = TerminalDisplay()
    let id = NodeID(rawValue: 1)
    func show(_ string: String) -> NodeContent {
      NodeContent(
        body: .text(Text([Text.Run(string, font: Font(size: 17), color: .white)], lineLimit: 0)))
    }
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      display.open { input in
        switch input {
        case .text("c"): fatalError("the process gave up")
        case .text("e"): exit(3)
        case .text("h"):
          kill(getpid(), SIGTERM)
          while true {}
        case .text("t"): Thread.detachNewThread { abort() }
        case .text("p"):
          FileHandle.standardError.write(Data("printed meanwhile\n".utf8))
          display.apply([.update(id, show("printing"))])
        case .text("k"):
          kill(getpid(), SIGCONT)
          FileHandle(forWritingAtPath: "/dev/tty")?.write(Data("blocked".utf8))
          var typed = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
          poll(&typed, 1, -1)
        case .text("b"):
          let line = String(repeating: "x", count: 60)
          display.apply([.update(id, show(String(repeating: line, count: 2000)))])
        case .text(let text): display.apply([.update(id, show("<\(text)>"))])
        case .traits(let traits):
          display.apply([.update(id, show("\(Int(traits.size.width / 8)) columns"))])
        case .suspend: FileHandle.standardError.write(Data("away\n".utf8))
        case .resume: display.apply([.update(id, show("again"))])
        case .terminate:
          display.close()
          done.resume()
        default: break
        }
      }
      display.apply([
        .create(
          id, show("ready"), NodePlacement(frame: CGRect(x: 0, y: 0, width: 480, height: 160))),
        .arrange(nil, [id]),
      ])
    }
    print("ended in order")
    display.endProcessIfAsked()
  }
}

@Suite("Taking a terminal over and giving it back", .serialized)
struct ControllingTerminalTests {
  static let leave = "\u{1B}[?1049l"

  /// - Parameter script: What a shell does instead of only running the process, `$APP`.
  func start(
    _ environment: [String: String] = [:], script: String? = nil
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      filter: "TerminalChild", script: script,
      environment: [
        "PORTICO_ON_TERMINAL": "1", "TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no",
      ].merging(environment) { $1 })
    try terminal.wait(for: "\u{1B}[c")
    #expect(!terminal.isRestored)
    terminal.type("\u{1B}[?62c")
    try terminal.wait(for: "ready")
    return terminal
  }

  @Test("Keys arrive one by one, and after the end all is as before")
  func order() throws {
    let terminal = try start()
    terminal.type("ü")
    try terminal.wait(for: "<ü>")
    terminal.type("\u{3}")
    try terminal.wait(for: Self.leave)
    try terminal.wait(for: "ended in order")
    #expect(terminal.isRestored)
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test("A window's new size arrives")
  func resize() throws {
    let terminal = try start()
    terminal.resize(columns: 47, rows: 9)
    try terminal.wait(for: "47 columns")
    terminal.resize(columns: 65535, rows: 65535)
    try terminal.wait(for: "1000 columns")
    terminal.resize(columns: 0, rows: 0)
    try terminal.wait(for: "80 columns")
  }

  @Test("A crash gives the terminal back and its message stays readable")
  func crash() throws {
    let terminal = try start()
    terminal.type("c")
    let before = try terminal.wait(for: Self.leave)
    #expect(!before.contains("gave up"))
    try terminal.wait(for: "the process gave up")
    let status = try terminal.waitForEnd()
    #expect(status & 0x7F == SIGILL || status & 0x7F == SIGTRAP)
    #expect(terminal.isRestored)
  }

  /// All signals whose default is to end the process, but those that ask for it and `SIGKILL`.
  static let deadly: [Int32] = [
    SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV, SIGUSR2, SIGPIPE, SIGALRM,
    SIGSTKFLT, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSYS, 34, 64,
  ]

  @Test("Signals that kill give the terminal back", arguments: deadly)
  func killed(signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    try terminal.wait(for: Self.leave)
    #expect(try terminal.waitForEnd() & 0x7F == signal)
    #expect(terminal.isRestored)
  }

  @Test("An abort on another thread gives the terminal back")
  func abortElsewhere() throws {
    let terminal = try start()
    terminal.type("p")
    try terminal.wait(for: "ing")
    terminal.type("t")
    try terminal.wait(for: Self.leave)
    #expect(try terminal.waitForEnd() & 0x7F == SIGABRT)
    #expect(terminal.isRestored)
    #expect(terminal.output.contains("printed meanwhile"))
  }

  @Test("Signals that ask end the app, then the process", arguments: [SIGTERM, SIGINT, SIGHUP])
  func asked(signal: Int32) throws {
    let terminal = try start()
    terminal.signal(signal)
    try terminal.wait(for: "ended in order")
    #expect(terminal.isRestored)
    #expect(try terminal.waitForEnd() & 0x7F == signal)
  }

  @Test("Signals that ask end an app that hangs as well")
  func hanging() throws {
    let terminal = try start()
    terminal.type("h")
    try terminal.wait(for: Self.leave)
    #expect(try terminal.waitForEnd() & 0x7F == SIGTERM)
    #expect(terminal.isRestored)
  }

  @Test("A terminal that goes away ends the process by SIGHUP", arguments: [true, false])
  func hangUp(isSignalled: Bool) throws {
    let terminal = try start(isSignalled ? [:] : ["PORTICO_IGNORES_HANGUP": "1"])
    terminal.hangUp()
    #expect(try terminal.waitForEnd() & 0x7F == SIGHUP)
  }

  @Test("Calling exit gives the terminal back")
  func exits() throws {
    let terminal = try start()
    terminal.type("e")
    try terminal.wait(for: Self.leave)
    #expect(try terminal.waitForEnd() == 3 << 8)
    #expect(terminal.isRestored)
  }

  @Test("What the app prints is printed when the terminal is back")
  func printing() throws {
    let terminal = try start()
    terminal.type("p")
    let before = try terminal.wait(for: "ing")
    #expect(!before.contains("printed meanwhile"))
    terminal.type("\u{3}")
    try terminal.wait(for: Self.leave)
    try terminal.wait(for: "printed meanwhile")
  }

  @Test("Control-Z gives the terminal back for the time being")
  func suspension() throws {
    let terminal = try start(script: "$APP; exit $?")
    terminal.type("\u{1A}")
    try terminal.wait(for: Self.leave)
    try terminal.wait(for: "away")
    try terminal.wait(for: "\u{1B}[?1049h")
    try terminal.wait(for: "again")
    #expect(!terminal.isRestored)
  }

  @Test("Control-Z changes nothing for the leader of a session, which no shell could continue")
  func leader() throws {
    let terminal = try start()
    terminal.type("\u{1A}x")
    let shown = try terminal.wait(for: "<x>")
    #expect(!shown.contains(Self.leave))
  }

  @Test("What is typed before the app is continued arrives")
  func continued() throws {
    let terminal = try start()
    terminal.type("k")
    try terminal.wait(for: "blocked")
    terminal.type("x")
    try terminal.wait(for: "<x>")
  }

  @Test("A screen larger than the terminal takes at once arrives whole")
  func large() throws {
    let terminal = try start()
    terminal.resize(columns: 300, rows: 300)
    try terminal.wait(for: "300 columns")
    terminal.type("b")
    try terminal.wait(for: String(repeating: "x", count: 60))
    terminal.type("z")
    try terminal.wait(for: "<z>")
    terminal.type("\u{3}")
    try terminal.wait(for: "ended in order")
  }
}
