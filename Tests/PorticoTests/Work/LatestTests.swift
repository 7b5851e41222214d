import Foundation
import Portico
import PorticoTesting
import Testing

@MainActor @Suite("The latest of several pieces of work")
struct LatestTests {
  @MainActor final class Log {
    var lines: [String] = []
  }

  let clock = VirtualClock()
  let answers = Answers<Int>()
  let log = Log()
  let latest: Latest

  init() {
    latest = Latest(clock: clock)
  }

  private func run(_ name: String, after pause: Duration = .zero) {
    latest.run(after: pause) { [answers] in
      try await answers.answer(to: name)
    } then: { [log] (result: Result<Int, any Error>) in
      log.lines.append("\(name): \((try? result.get()).map(String.init) ?? "failed")")
    }
  }

  @Test("Requests in a row become one, for the newest, when they pause")
  func pauses() async throws {
    for name in ["a", "b", "c"] {
      run(name, after: .milliseconds(300))
      try await clock.advance(by: .milliseconds(299))
      #expect(answers.asked == [])
    }
    #expect(clock.sleeperCount == 1 && latest.isRunning)
    try await clock.advance(by: .milliseconds(1))
    #expect(answers.asked == ["c"])
    answers.give("c", 3)
    try await clock.advance(by: .zero)
    #expect(log.lines == ["c: 3"] && !latest.isRunning)
  }

  @Test("What was overtaken is cancelled, and its answer dropped whenever it comes")
  func overtakes() async throws {
    run("old")
    try await clock.advance(by: .zero)
    run("failing")
    try await clock.advance(by: .zero)
    run("new")
    try await clock.advance(by: .zero)
    answers.give("new", 2)
    try await clock.advance(by: .zero)
    answers.give("old", 1)
    answers.fail("failing", Refusal())
    try await clock.advance(by: .zero)
    #expect(answers.asked == ["old", "failing", "new"])
    #expect(answers.cancelled == ["old"])
    #expect(log.lines == ["new: 2"])
  }

  @Test("An old answer that comes first does not show either")
  func oldFirst() async throws {
    run("old")
    try await clock.advance(by: .zero)
    run("new")
    answers.give("old", 1)
    try await clock.advance(by: .zero)
    #expect(log.lines == [] && latest.isRunning)
    answers.give("new", 2)
    try await clock.advance(by: .zero)
    #expect(log.lines == ["new: 2"])
  }

  @Test("A failure is an answer")
  func fails() async throws {
    run("a")
    try await clock.advance(by: .zero)
    answers.fail("a", Refusal())
    try await clock.advance(by: .zero)
    #expect(log.lines == ["a: failed"])
  }

  @Test("Work can be asked for in the answer")
  func chains() async throws {
    latest.run { () throws(Refusal) in
      1
    } then: { [latest, log] result in
      #expect(result == .success(1) && !latest.isRunning)
      latest.run(after: .seconds(1)) {
        2
      } then: { result in
        log.lines.append("\(result.get())")
      }
    }
    try await clock.advance(by: .seconds(1))
    #expect(log.lines == ["2"])
  }

  @Test("Cancelling answers nobody")
  func cancels() async throws {
    run("a", after: .seconds(1))
    try await clock.advance(by: .milliseconds(500))
    latest.cancel()
    #expect(!latest.isRunning)
    try await clock.advance(by: .seconds(1))
    #expect(answers.asked == [] && clock.sleeperCount == 0)
  }

  @Test("When it goes, what is under way is cancelled and answers nobody")
  func goes() async throws {
    weak var weakLatest: Latest?
    do {
      let latest = Latest(clock: clock)
      weakLatest = latest
      latest.run { [answers] in
        try await answers.answer(to: "a")
      } then: { [log] _ in
        log.lines.append("late")
      }
      try await clock.advance(by: .zero)
    }
    #expect(weakLatest == nil)
    answers.give("a", 1)
    try await clock.advance(by: .zero)
    #expect(answers.cancelled == ["a"] && log.lines == [])
  }
}
