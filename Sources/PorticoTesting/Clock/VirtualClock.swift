public import Foundation
#if SCREENS
  import UIKitCore
#endif

/// A clock that only a test advances, together with UIKit's animations and transitions.
///
/// Pass the clock to code that waits, such as pauses, timeouts and retries. One call of ``advance(by:)`` then advances
/// all of them and the running transition:
///
/// ```swift
/// @MainActor @Test func searchesWhenTypingPauses() async throws {
///   let clock = VirtualClock()
///   let screen = Screen(SearchViewController(viewModel: SearchViewModel(service: service, clock: clock)))
///   try await screen.type("swift", into: "Search repositories")
///   try await clock.advance(by: .milliseconds(299))
///   #expect(service.queries == [])
///   try await clock.advance(by: .milliseconds(1))
///   #expect(service.queries == ["swift"])
/// }
/// ```
///
/// **Guarantees.** Before the time advances, and after each event that this causes, all tasks of the test run
/// until they wait for time or for external events. The clock doesn't guess: Swift's runtime reports every step
/// that the test's tasks are about to take, and the clock waits until none is left. The test's tasks are the
/// task that created the clock, every task that one of them starts, and every task that has slept by the clock.
/// They run their steps one after the other on the main thread, in the order in which they became ready,
/// including steps that would run elsewhere, so a test is deterministic. Sleeping tasks wake in the order of
/// their deadlines, with equal deadlines in the order in which they went to sleep, and after animations that
/// end at the same time. Tasks of other tests, which may run concurrently, are not affected.
///
/// **Limitations.** The clock doesn't track work outside Swift's tasks: threads, processes, network responses.
/// Wait for its effect with ``waitUntil(_:timeout:_:)``, or replace it with a stub. `Task.sleep(for:)`
/// takes real time: sleep by the clock instead. The clock waits for closures on the main dispatch queue, but not on
/// other queues. It tracks a task that such a closure starts only after the task has slept by the clock. A task that
/// blocks its thread blocks the test.
///
/// Waiting does not advance the time: a ``waitUntil(_:timeout:_:)`` or ``Screen/wait(for:timeout:)`` that fails
/// names the sleeping tasks.
///
/// **iOS.** The clock requires iOS 26, whose runtime reports steps. It doesn't advance animations there: they take real
/// time.
@available(iOS 26, *)
public final class VirtualClock: Clock, Sendable {
  /// A time of a ``VirtualClock``.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// The time since the clock was created.
    public var offset: Duration

    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private let start: Date
  private let family: TaskFamily
  private var sleepers: Sleepers { family.sleepers }

  /// Creates a clock for the current test.
  ///
  /// - Parameter date: The initial date.
  @MainActor public init(date: Date = Date(timeIntervalSince1970: 1_750_000_000)) {
    start = date
    family = TaskFamily()
    family.admitCurrentTask()
  }

  deinit {
    family.end()
  }

  public var now: Instant { sleepers.now }

  public var minimumResolution: Duration { .zero }

  /// The current date of this clock, for code that takes a closure `{ clock.date }`.
  public var date: Date { start.addingTimeInterval(now.offset / .seconds(1)) }

  /// The number of tasks that sleep by this clock.
  public var sleeperCount: Int { sleepers.count }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    family.admitCurrentTask()
    try await sleepers.sleep(until: deadline)
  }

  /// Advances the time. Wakes the tasks and ends the animations that are due, one after the other, and waits for
  /// the effects of each before the next.
  ///
  /// When it returns, no task of the test can continue without more time.
  ///
  /// ```swift
  /// navigationController.pushViewController(next, animated: true)
  /// try await clock.advance(by: .milliseconds(100))
  /// #expect(navigationController.transitionCoordinator != nil)
  /// try await clock.advance(by: .seconds(1))
  /// #expect(navigationController.transitionCoordinator == nil)
  /// ```
  ///
  /// - Parameter duration: The time to advance. Pass `.zero` to run only work that needs no time.
  /// - Throws: ``WaitError`` if work without time doesn't end: a task takes 100,000 steps without waiting, or
  ///   something ends and starts again 10,000 times at the same time.
  @MainActor public func advance(by duration: Duration) async throws {
    guard duration >= .zero else {
      fatalError("Time passes in one direction: \(duration) is negative.")
    }
    let end = now.advanced(by: duration)
    try await begin()
    defer { family.isBusy = false }
    var patience = Patience()
    while let next = nextTime, next <= end {
      if next > now { patience = Patience() }
      guard patience.lasts(with: waiting) else { throw endlessness }
      try await step(to: next)
    }
    guard family.timeline.advance(by: now.duration(to: end).seconds) else { throw endlessness }
    sleepers.now = end
    try await family.rest()
  }

  /// Advances the time until no task and no animation waits for it.
  ///
  /// - Throws: ``WaitError`` if this never ends, for example because something repeats every second.
  @MainActor public func run() async throws {
    try await begin()
    defer { family.isBusy = false }
    var steps = 0
    while let next = nextTime, steps < 1000 {
      try await step(to: next)
      steps += 1
    }
    try await family.rest()
    if nextTime != nil {
      throw WaitError(
        description: "After 1,000 steps, at \(now.offset), there still is something that waits.")
    }
  }

  // MARK: Steps

  @MainActor private func begin() async throws {
    guard !family.isBusy else {
      fatalError("The clock is being moved already, by another task.")
    }
    family.admitCurrentTask()
    family.isBusy = true
    do { try await family.rest() } catch {
      family.isBusy = false
      throw error
    }
  }

  /// The number of tasks and animations that wait for time.
  @MainActor private var waiting: Int { sleepers.count + family.timeline.count }

  @MainActor private var endlessness: WaitError {
    WaitError(
      description:
        "Time does not go on from \(now.offset): \(Patience.limit) times, something ended and began anew."
    )
  }

  /// The next time at which a task wakes or an animation ends.
  @MainActor private var nextTime: Instant? {
    let end = family.timeline.timeToNextEnd.map { now.advanced(by: .seconds($0)) }
    return [end, sleepers.next].compactMap(\.self).min()
  }

  /// Ends the animations that are due at `time`. If there are none, wakes one task with that deadline.
  @MainActor private func step(to time: Instant) async throws {
    let seconds = now.duration(to: time).seconds
    let endsAnimations = family.timeline.timeToNextEnd.map { $0 <= seconds + 1e-9 } ?? false
    guard family.timeline.advance(by: seconds) else { throw endlessness }
    sleepers.now = time
    if !endsAnimations { sleepers.wakeOne() }
    try await family.rest()
  }
}
