import Foundation
import TrialKit

/// The gallery in a terminal, ended by a signal that it can catch: while it starts, or after some keys.
@MainActor struct GalleryScene: KillScene {
  let verbs = ["gallery"]

  private static let program = URL(fileURLWithPath: ChildProcess.ownProgram)
    .deletingLastPathComponent().appendingPathComponent("gallery").path
  /// How long it takes to start, about.
  private static let seconds = 0.4

  func reset() {}

  /// With 0 keys, the signal comes in a share of the time that it takes to start.
  func perform(_ line: KillLine) throws {
    let app = try AppInTerminal(Self.program)
    defer { app.kill() }
    let keys = line.number(1)
    if keys > 0 {
      try app.waitForScreen()
      for key in 0..<keys { try app.type(Array(Self.keys[(key * keys) % Self.keys.count].utf8)) }
    }
    if case .share(let share) = line.moment {
      app.follow(seconds: Self.seconds * Double(share) / 1000)
    }
    guard !app.hasEnded else { throw TrialFailure("ended by itself: \(try app.status())") }
    app.signal(line.signal.number)
    let status = try app.status()
    guard status == .signalled(line.signal.number) else { throw TrialFailure("ended \(status)") }
    try app.checkRestored()
  }

  private static let keys = [
    "\u{1B}[B", "\r", "\t", "\u{1B}[<0;10;5M\u{1B}[<0;10;5m", "\u{1B}", "\u{1B}[<65;10;5M", "q",
  ]
}
