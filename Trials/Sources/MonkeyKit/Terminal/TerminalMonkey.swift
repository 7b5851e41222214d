import Foundation
public import TrialKit

/// The monkey in a real terminal, where animations take real time: a person's part of the lines becomes bytes, the
/// app's own is performed in it.
public final class TerminalMonkey: Trial {
  /// Set in the process that is the app.
  public static let appVariable = "MONKEY_APP"

  /// Rounds until the app is ended by control-C and started anew.
  private static let roundsOfAnApp = 6
  private static let patience = 10.0

  private var app: PseudoTerminal?
  private var rounds = 0
  private var events = 0
  private var columns = 80
  private var rows = 24

  public init() {}

  public func script(seed: UInt64) -> [String] { MonkeyScript.terminal(seed: seed) }

  public func perform(_ lines: [String]) async throws -> Int {
    events = 0
    do {
      for (index, line) in lines.enumerated() {
        TrialProgress.reached(index)
        try await perform(line)
        // What a line sets going shows in the lines after it.
        if let app, app.hasEnded != nil { throw crash(app) }
      }
      _ = try ask("close")
      rounds += 1
      if rounds % Self.roundsOfAnApp == 0 { try endApp() }
    } catch {
      app?.signal(SIGKILL)
      app = nil
      throw error
    }
    return events
  }

  // MARK: Lines

  private func perform(_ line: String) async throws {
    events += 1
    let words = LineWords(line)
    switch words.verb {
    case "advance": try await Task.sleep(for: .seconds(min(5, max(0, words.fraction(1)))))
    case "turn", "clock": break
    case "text": try type(TerminalBytes.text(words.word(1) ?? "", isPasted: events % 2 == 0))
    case "key": try type(TerminalBytes.key(words.word(1) ?? ""))
    case "tap": try tap(words.number(1), isReleased: true)
    case "press": try tap(words.number(1), isReleased: false)
    case "pointer": try point(words)
    case "drag": try drag(words)
    case "scroll":
      let (column, row) = place(words.number(1), words.number(2))
      let press: TerminalBytes.Press = words.number(4) < 0 ? .wheelUp : .wheelDown
      for _ in 0..<min(20, abs(words.number(4))) {
        try type(TerminalBytes.mouse(press, column: column, row: row))
      }
    case "resize":
      let parts = (words.word(1) ?? "").split(separator: "x").compactMap { Int($0) }
      guard parts.count == 2 else { return }
      (columns, rows) = (max(1, parts[0]), max(1, parts[1]))
      try running().resize(columns: columns, rows: rows)
    default: _ = try ask(line)
    }
  }

  private func type(_ bytes: [UInt8]) throws {
    try running().type(bytes)
  }

  private func place(_ x: Int, _ y: Int) -> (column: Int, row: Int) {
    (min(columns - 1, columns * x / 1000), min(rows - 1, rows * y / 1000))
  }

  private func tap(_ number: Int, isReleased: Bool) throws {
    let words = LineWords(try ask("where \(number)"))
    guard words.verb == "at" else { return }
    let (column, row) = (words.number(1), words.number(2))
    try type(TerminalBytes.mouse(.button, column: column, row: row))
    if isReleased {
      try type(TerminalBytes.mouse(.button, column: column, row: row, isRelease: true))
    }
  }

  private func point(_ words: LineWords) throws {
    let (column, row) = place(words.number(2), words.number(3))
    switch words.word(1) {
    case "began": try type(TerminalBytes.mouse(.button, column: column, row: row))
    case "moved": try type(TerminalBytes.mouse(.motion, column: column, row: row))
    default: try type(TerminalBytes.mouse(.button, column: column, row: row, isRelease: true))
    }
  }

  private func drag(_ words: LineWords) throws {
    let from = place(words.number(1), words.number(2))
    let to = place(words.number(3), words.number(4))
    let steps = min(20, max(1, words.number(5)))
    try type(TerminalBytes.mouse(.button, column: from.column, row: from.row))
    for step in 1...steps {
      let column = from.column + (to.column - from.column) * step / steps
      let row = from.row + (to.row - from.row) * step / steps
      try type(TerminalBytes.mouse(.motion, column: column, row: row))
    }
    try type(TerminalBytes.mouse(.button, column: to.column, row: to.row, isRelease: true))
  }

  // MARK: App

  private func running() throws -> PseudoTerminal {
    if let app {
      if app.hasEnded == nil { return app }
      throw crash(app)
    }
    (columns, rows) = (80, 24)
    let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let made = try PseudoTerminal(
      path, environment: [Self.appVariable: "1"], columns: columns, rows: rows)
    app = made
    return made
  }

  /// Has a line performed in the app.
  private func ask(_ line: String) throws -> String {
    let app = try running()
    let bytes = Array((line + "\n").utf8)
    guard send(app.socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
      throw crash(app)
    }
    guard let answer = try read(app) else { throw crash(app) }
    let words = LineWords(answer)
    guard words.verb == "failed" else { return answer }
    throw TrialFailure(words.word(1) ?? "")
  }

  private func read(_ app: PseudoTerminal) throws -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      var ready = pollfd(fd: app.socket, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, Int32(Self.patience * 1000)) > 0 else { throw hang(app) }
      guard recv(app.socket, &byte, 1, 0) == 1 else { return nil }
      if byte == 10 { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }

  private func endApp() throws {
    guard let app else { return }
    self.app = nil
    app.type([3])
    guard app.waitForEnd(seconds: Self.patience) else {
      app.signal(SIGKILL)
      throw TrialFailure("The app does not answer control-C.")
    }
    guard app.hasEnded == 0 else { throw crash(app) }
    guard app.isRestored else { throw TrialFailure("The terminal is left as the app had it.") }
  }

  private func crash(_ app: PseudoTerminal) -> TrialFailure {
    _ = app.waitForEnd(seconds: 15)
    let status = app.hasEnded ?? 0
    let signal = status & 0x7F
    let how = signal == 0 ? "exit status \(status >> 8)" : "signal \(signal)"
    let words = app.lastWords.split(separator: "\n").map(String.init)
    let reason = words.last { $0.contains("Fatal error") } ?? words.last ?? "no last words"
    return TrialFailure("The app ended with \(how): \(reason)\n\(app.lastWords)")
  }

  private func hang(_ app: PseudoTerminal) -> TrialFailure {
    app.signal(SIGQUIT)
    _ = app.waitForEnd(seconds: 15)
    app.signal(SIGKILL)
    return TrialFailure("The app does not answer for \(Int(Self.patience)) s.\n\(app.lastWords)")
  }
}
