import Foundation
import PorticoTesting
import Testing
import UIKit

@MainActor @Suite("A virtual clock")
struct VirtualClockTests {
  let clock = VirtualClock()

  @MainActor final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
  }
  let log = Log()

  actor Station {
    private(set) var arrivals: [String] = []
    func arrive(_ name: String) { arrivals.append(name) }
  }

  @Test("It stands still until it is moved")
  func stands() async throws {
    let start = clock.date
    Task {
      try await clock.sleep(for: .seconds(1))
      log("awake")
    }
    try await clock.advance(by: .milliseconds(999))
    #expect(log.lines == [] && clock.sleeperCount == 1)
    #expect(clock.date == start.addingTimeInterval(0.999))
    try await clock.advance(by: .milliseconds(1))
    #expect(log.lines == ["awake"] && clock.sleeperCount == 0)
    #expect(clock.now.offset == .seconds(1))
  }

  @Test("Who sleeps is woken in the order of the times, and then of going to sleep")
  func order() async throws {
    for (name, seconds) in [("c", 3), ("a", 1), ("b1", 2), ("b2", 2), ("b3", 2)] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        log("\(name) at \(clock.now.offset)")
      }
    }
    try await clock.advance(by: .seconds(10))
    #expect(
      log.lines == [
        "a at 1.0 seconds", "b1 at 2.0 seconds", "b2 at 2.0 seconds", "b3 at 2.0 seconds",
        "c at 3.0 seconds",
      ])
  }

  /// Begins a task in no other, as a test runner begins the tasks of its tests.
  private func begin(
    _ work: @escaping @Sendable () async throws -> [String]
  ) async -> Task<[String], any Error> {
    await withCheckedContinuation { begun in
      DispatchQueue.global().async { begun.resume(returning: Task.detached(operation: work)) }
    }
  }

  @Test("Another test that is woken by this one keeps to its own clock", arguments: 0..<5)
  func strangers(round: Int) async throws {
    @MainActor final class Door { var guest: CheckedContinuation<Void, Never>? }
    let door = Door()
    let station = Station()
    @Sendable func goFar(_ depth: Int) async {
      if depth > 0 { await Task.detached { await goFar(depth - 1) }.value }
    }
    let other = await begin {
      await withCheckedContinuation { guest in
        Task { @MainActor in door.guest = guest }
      }
      let clock = await VirtualClock()
      Task.detached {
        await goFar(20)
        try await clock.sleep(for: .seconds(1))
        await station.arrive("awake")
      }
      try await clock.advance(by: .seconds(1))
      return await station.arrivals
    }
    try await waitUntil("the other", timeout: .seconds(600)) { door.guest != nil }
    let present = clock.now
    door.guest?.resume()
    #expect(try await other.value == ["awake"])
    #expect(clock.now == present)
  }

  @Test("A wait that fails while time stands still says who sleeps")
  func standsStill() async throws {
    Task { try await clock.sleep(for: .seconds(3)) }
    Task(name: "search") { try await clock.sleep(for: .seconds(2)) }
    let screen = Screen(UIViewController())
    UIView.animate(withDuration: 4) { screen.window.alpha = 0.5 }
    try await clock.advance(by: .seconds(1))
    let expected =
      " Virtual time stands still at 1.0 seconds, and the task “search” sleeps until 2.0 seconds, "
      + "a task sleeps until 3.0 seconds, an animation ends at 4.0 seconds: advance the clock."
    await #expect {
      try await waitUntil("the end", timeout: .milliseconds(1)) { false }
    } throws: { error in
      "\(error)" == "Waited 0.001 seconds for the end in vain.\(expected)"
    }
    await #expect {
      try await screen.wait(for: "the end", timeout: .milliseconds(1))
    } throws: { error in
      "\(error)".hasPrefix("\"the end\" did not show within 0.001 s.\(expected)\n")
    }
    screen.close()
    try await clock.run()
    #expect(clock.sleeperCount == 0)
  }

  @Test("Everything that follows from a step has happened before the next", arguments: 0..<20)
  func completes(round: Int) async throws {
    let station = Station()
    @Sendable func elsewhere(_ depth: Int) async -> Int {
      depth == 0 ? 0 : await Task.detached { await elsewhere(depth - 1) + 1 }.value
    }
    for second in 1...3 {
      Task {
        try await clock.sleep(for: .seconds(second))
        let depth = await elsewhere(10)
        await station.arrive("\(second)")
        let (stream, stopper) = AsyncStream<Int>.makeStream()
        Task {
          for number in 0..<20 { stopper.yield(number) }
          stopper.finish()
        }
        var sum = 0
        for await number in stream { sum += number }
        async let first = elsewhere(3)
        async let other = elsewhere(4)
        let both = await first + other
        await withTaskGroup { group in
          for _ in 0..<5 { group.addTask { await station.arrive("-") } }
        }
        log("\(second): \(depth) \(sum) \(both) \(await station.arrivals.count)")
        if second < 3 { #expect(clock.now.offset == .seconds(second)) }
      }
    }
    try await clock.advance(by: .seconds(3))
    #expect(log.lines == ["1: 10 190 7 6", "2: 10 190 7 12", "3: 10 190 7 18"])
  }

  @Test("Whoever sleeps again in time is woken again in time")
  func repeats() async throws {
    Task {
      for _ in 0..<5 {
        try await clock.sleep(for: .milliseconds(300))
        log("\(clock.now.offset)")
      }
    }
    try await clock.advance(by: .seconds(1))
    #expect(log.lines == ["0.3 seconds", "0.6 seconds", "0.9 seconds"])
    try await clock.advance(by: .milliseconds(500))
    #expect(log.lines.count == 5)
  }

  @Test("A sleeper that is cancelled is not waited for")
  func cancels() async throws {
    let task = Task {
      do {
        try await clock.sleep(for: .seconds(1))
      } catch {
        log("\(type(of: error)) at \(clock.now.offset)")
      }
    }
    try await clock.advance(by: .milliseconds(500))
    task.cancel()
    try await clock.advance(by: .zero)
    #expect(log.lines == ["CancellationError at 0.5 seconds"])
    #expect(clock.sleeperCount == 0)
    let early = Task { try await clock.sleep(for: .seconds(1)) }
    early.cancel()
    await #expect(throws: CancellationError.self) { try await early.value }
  }

  @Test("Running it ends when nothing waits any more")
  func runs() async throws {
    Task {
      try await clock.sleep(for: .seconds(3600))
      Task {
        try await clock.sleep(for: .seconds(3600))
        log("late")
      }
    }
    try await clock.run()
    #expect(log.lines == ["late"] && clock.now.offset == .seconds(7200))
    let forever = Task { while true { try await clock.sleep(for: .seconds(1)) } }
    await #expect(throws: WaitError.self) { try await clock.run() }
    forever.cancel()
  }

  @Test("What is put on the main queue is done before time moves")
  func mainQueue() async throws {
    Task {
      try await clock.sleep(for: .seconds(1))
      DispatchQueue.main.async { [log] in
        MainActor.assumeIsolated { log("block at \(clock.now.offset)") }
      }
    }
    Task {
      try await clock.sleep(for: .seconds(2))
      log("second")
    }
    try await clock.advance(by: .seconds(2))
    #expect(log.lines == ["block at 1.0 seconds", "second"])
  }

  @Test("It is let go, and so are those who sleep by it once they are cancelled")
  func released() async throws {
    weak var released: VirtualClock?
    do {
      let clock = VirtualClock()
      released = clock
      let task = Task { try? await clock.sleep(for: .seconds(1)) }
      try await clock.advance(by: .milliseconds(1))
      task.cancel()
      await task.value
    }
    try await clock.advance(by: .zero)
    #expect(released == nil)
  }
}
