import DisplayInterface
import EverythingApp
import Foundation
import PorticoTesting
import TrialKit
import UIKit
import UIKitCore

/// Performs lines of a script on an app in this process, and looks after each whether everything is in order.
@MainActor package final class Monkey {
  /// How time passes.
  enum Time {
    /// Animations end in the turns after they began.
    case atOnce
    case virtual(VirtualClock)
    case real
  }

  private(set) var time: Time
  private(set) var stage: Stage?
  /// Prints what lines meant, for those who replay a script.
  private let isVerbose = getenv("MONKEY_VERBOSE") != nil
  /// What commands in callbacks did wrong, or UIKit complains of.
  var mistake: String?
  /// How many commands and events there were.
  package private(set) var events = 0

  private init(_ time: Time) {
    self.time = time
    Moments.handler = { [weak self] moment, controller in self?.happened(moment, controller) }
    Console.write = { [weak self] line in
      self?.note(line)
      if line.contains("does not settle") { self?.mistake = line }
    }
  }

  /// A monkey whose display draws for nobody.
  package convenience init() {
    setenv("GITHUB_API_URL", "http://127.0.0.1:9", 1)
    UIApplication.shared.display = MonkeyDisplay(columns: 80, rows: 24)
    self.init(.atOnce)
  }

  /// A monkey in an app that runs on a display of its own.
  package static func onDisplay() -> Monkey { Monkey(.real) }

  func note(_ what: @autoclosure () -> String) {
    guard isVerbose else { return }
    FileHandle.standardError.write(Data("  \(what())\n".utf8))
  }

  // MARK: Lines

  /// - Throws: ``TrialFailure`` where a line can't be understood, or something is out of order after it.
  package func perform(_ line: String) async throws {
    if isVerbose { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
    events += 1
    let words = LineWords(line)
    switch words.verb {
    case "app": try await start(words.word(1) ?? "everything-navigation")
    case "clock": try await setClock(words.word(1) ?? "at-once")
    case "advance": try await advance(min(5, max(0, words.fraction(1))))
    case "turn": await turn()
    case "settle": try await settle()
    case "close": try await close()
    default:
      let stage = started()
      command(line, stage)
    }
    guard let stage else { return }
    stage.remember()
    (UIApplication.shared.display as? MonkeyDisplay)?.draw()
    if let mistake {
      self.mistake = nil
      throw TrialFailure(mistake)
    }
    try Order(stage).check()
  }

  private func started() -> Stage {
    if let stage { return stage }
    let stage = Stage("everything-navigation")
    self.stage = stage
    return stage
  }

  private func start(_ app: String) async throws {
    try await close()
    let stage = Stage(app)
    self.stage = stage
    stage.remember()
  }

  private func setClock(_ name: String) async throws {
    try await close()
    guard (UIApplication.shared.display as? MonkeyDisplay) != nil else { return }
    // The former clock lets go of the task first.
    time = .atOnce
    if name == "virtual" { time = .virtual(VirtualClock()) }
  }

  // MARK: Time

  func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  private func advance(_ seconds: Double) async throws {
    switch time {
    case .atOnce: for _ in 0...Int(seconds * 10) { await turn() }
    case .virtual(let clock): try await clock.advance(by: .milliseconds(Int(seconds * 1000)))
    case .real: try? await Task.sleep(for: .seconds(seconds))
    }
  }

  /// Waits for the end of what is under way.
  private func settle() async throws {
    guard let stage else { return }
    // A finger that is down keeps what it is on.
    UIApplication.shared.inputRouter.receive(.pointer(Pointer(.cancelled, at: .zero)))
    stage.armed = []
    for controller in stage.controllers.compactMap({ $0 as? any Changeable }) {
      controller.quiet()
    }
    cancelSwipes(stage)
    switch time {
    case .atOnce, .real:
      let start = ContinuousClock.now
      var rounds = 0
      repeat {
        Turn.current.commit()
        await turn()
        rounds += 1
        if rounds > 3000, start.duration(to: .now) > .seconds(10) {
          throw TrialFailure("The turn does not settle.")
        }
        if case .real = time { try? await Task.sleep(for: .milliseconds(5)) }
        cancelSwipes(stage)
      } while !Turn.current.isSettled || !stage.window.timeline.isIdle
        || !AnimationTimeline.current.isIdle
    case .virtual(let clock):
      for _ in 0..<3 {
        try await clock.advance(by: .seconds(20))
        cancelSwipes(stage)
      }
      try await clock.advance(by: .seconds(20))
    }
    try Order(stage).checkAtRest()
  }

  /// A swipe that nobody ends would be under way forever.
  private func cancelSwipes(_ stage: Stage) {
    for navigation in stage.controllers.compactMap({ $0 as? UINavigationController }) {
      navigation.cancelInteractivePop()
    }
  }

  /// Ends the round's app and looks whether everything of it is gone.
  package func close() async throws {
    guard let stage else { return }
    try await settle()
    stage.close()
    self.stage = nil
    UIPasteboard.general.string = nil
    if case .virtual(let clock) = time { try await clock.advance(by: .seconds(20)) }
    let deadline = ContinuousClock.now + .milliseconds(1500)
    var rounds = 0
    while !stage.survivors.isEmpty, rounds < 50 || ContinuousClock.now < deadline {
      Turn.current.commit()
      await turn()
      if rounds >= 50 { try? await Task.sleep(for: .milliseconds(50)) }
      rounds += 1
    }
    try Leaks.check(stage)
  }

  // MARK: Callbacks

  /// Does what waits for a callback, in the middle of it.
  private func happened(_ moment: Moment, _ controller: UIViewController) {
    guard let stage, let index = stage.armed.firstIndex(where: { $0.moment == moment }) else {
      return
    }
    let command = stage.armed.remove(at: index).command
    note("on \(moment.rawValue) of \(type(of: controller)): \(command)")
    self.command(command, stage)
  }

  /// Performs a command after a time, on whatever timeline the app's animations are.
  func schedule(_ command: String, after seconds: Double, _ stage: Stage) {
    stage.window.timeline.schedule(after: seconds) { [weak self, weak stage] _ in
      guard let self, let stage, self.stage === stage else { return }
      note("later: \(command)")
      self.command(command, stage)
    }
  }
}
