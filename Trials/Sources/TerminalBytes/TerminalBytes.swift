import Foundation
import TrialKit

/// Sends anything to an app in a terminal of its own: bytes, sizes, signals, silence.
///
/// A round fails when the app ends by itself, no longer answers a key, does not end when it is asked
/// to, ends in another way than asked, or leaves the terminal in other modes or with the alternate
/// screen.
///
/// The app is one of the trial's own, or the program that `TERMINAL_BYTES_PROGRAM` names.
struct TerminalBytes: Trial {
  static let appVariable = "TERMINAL_BYTES_APP"

  func script(seed: UInt64) -> [String] {
    var writer = BytesWriter(seed: seed)
    return writer.script().map(\.text)
  }

  func perform(_ lines: [String]) async throws -> Int {
    let program = ProcessInfo.processInfo.environment["TERMINAL_BYTES_PROGRAM"]
    let app = try AppInTerminal(
      program ?? ChildProcess.ownProgram, variables: [Self.appVariable: "1"])
    defer { app.kill() }
    try app.waitForScreen()
    var sent: [UInt8] = []
    do {
      for (index, text) in lines.enumerated() {
        TrialProgress.reached(index)
        guard let line = BytesLine(text) else { throw TrialFailure("can't read '\(text)'") }
        if case .bytes(let bytes) = line { sent += bytes }
        if case .end(let ending) = line {
          try end(app, ending)
          return sent.count
        }
        try perform(line, on: app)
        guard !app.hasEnded else {
          throw TrialFailure("the app ended by itself after '\(text)': \(try app.status())")
        }
      }
      // What is not read holds the app up.
      app.isRead = true
      try app.checkAnswer(isOwn: program == nil)
      try end(app, .controlC)
    } catch {
      // What was sent may have been control-C in one of its forms.
      guard Self.mayEnd(sent), app.hasEnded, try app.status() == .exited(0) else { throw error }
      try app.checkRestored()
    }
    return sent.count
  }

  private func perform(_ line: BytesLine, on app: AppInTerminal) throws {
    switch line {
    case .bytes(let bytes): try app.type(bytes)
    case .resize(let columns, let rows): app.resize(columns: columns, rows: rows)
    case .signal(let signal): app.signal(signal.number)
    case .stop:
      app.signal(SIGSTOP)
      app.signal(SIGCONT)
    case .unread: app.isRead = false
    case .pause:
      app.isRead = true
      app.waitForSilence()
    case .end: break
    }
  }

  private func end(_ app: AppInTerminal, _ ending: BytesLine.Ending) throws {
    app.isRead = true
    let expected: ProcessStatus
    switch ending {
    case .controlC:
      try app.type([0x03])
      expected = .exited(0)
    case .hangUp:
      app.hangUp()
      expected = .signalled(SIGHUP)
    case .signal(let signal):
      app.signal(signal)
      expected = .signalled(signal)
    }
    let status = try app.status()
    guard status == expected else {
      throw TrialFailure("after '\(BytesLine.end(ending).text)' the app ended so: \(status)")
    }
    if ending != .hangUp { try app.checkRestored() }
  }

  /// Control-C comes as itself, or as a sequence with the number of its letter.
  private static func mayEnd(_ bytes: [UInt8]) -> Bool {
    bytes.contains(0x03) || zip(bytes, bytes.dropFirst()).contains { $0 == (0x39, 0x39) }
  }
}
