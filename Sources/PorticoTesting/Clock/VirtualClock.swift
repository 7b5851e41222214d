public import Foundation
import UIKit
import UIKitCore

/// A clock that stands still until a test moves it, and with it the animations and transitions of UIKit.
///
/// Give it to what waits: pauses, time-outs, retries. One ``advance(by:)`` then moves all of them and the transition
/// that is under way:
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
/// **What is certain.** Before time moves, and after each thing that its moving sets going, everything that the test
/// has set going runs until it waits for time or for the outside. That is known, not guessed: the clock is
/// told by Swift's runtime of every step that the tasks of its test are about to take, and waits until none is left.
/// Those are the task that made the clock, every task that was begun in one of them, and every task that has slept
/// by the clock. They take their steps one after the other on the main thread, in the order in which they became ready,
/// also those that would run elsewhere; so a test goes the same way each time. Who sleeps is woken in the order of
/// the times, at the same time in the order in which they went to sleep, and what ends an animation comes before. The tasks
/// of other tests, which may run at the same time, are left alone and have nothing to do with its time.
///
/// **What it can't know.** Work outside of Swift's tasks: threads, processes, answers from a network. Wait for their
/// effect with ``waitUntil(_:timeout:_:)``, or put a stub in their place. `Task.sleep(for:)` takes real time: sleep by
/// the clock instead. A closure on a dispatch queue is known only on the main queue, and a task that is begun in one
/// only once it sleeps by the clock. A task that blocks its thread blocks the test.
///
/// Waiting does not move the time: a ``waitUntil(_:timeout:_:)`` or ``Screen/wait(for:timeout:)`` that fails says who sleeps, by
/// the name of the task if it has one.
public final class VirtualClock: Clock, Sendable {
  /// A time of a ``VirtualClock``.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// Since the clock was made.
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

  /// Makes a clock for the test that runs now.
  ///
  /// - Parameter date: The time of day to begin with.
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

  /// The time of day by this clock, for what is given `{ clock.date }`.
  public var date: Date { start.addingTimeInterval(now.offset / .seconds(1)) }

  /// How many tasks sleep by this clock.
  public var sleeperCount: Int { sleepers.count }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    family.admitCurrentTask()
    try await sleepers.sleep(until: deadline)
  }

  /// Lets time pass: wakes who sleeps until then and ends the animations that end until then, one after the other,
  /// and has everything that follows from that happen before the next.
  ///
  /// When it returns, nothing that the test has set going can do more without more time.
  ///
  /// ```swift
  /// navigationController.pushViewController(next, animated: true)
  /// try await clock.advance(by: .milliseconds(100))
  /// #expect(navigationController.transitionCoordinator != nil)
  /// try await clock.advance(by: .seconds(1))
  /// #expect(navigationController.transitionCoordinator == nil)
  /// ```
  ///
  /// - Parameter duration: `.zero` to have happen what can without time.
  /// - Throws: ``WaitError`` if there is no end to what happens without time: a task takes 100,000 steps and
  ///   does not wait, or something ends 10,000 times at the same time and begins anew.
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

  /// Lets time pass until nothing waits for it any more.
  ///
  /// - Throws: ``WaitError`` if there is no end to that, as with something that is done every second.
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

  /// How much waits for time.
  @MainActor private var waiting: Int { sleepers.count + family.timeline.count }

  @MainActor private var endlessness: WaitError {
    WaitError(
      description:
        "Time does not go on from \(now.offset): \(Patience.limit) times, something ended and began anew."
    )
  }

  /// When something sleeps until, or ends, next.
  @MainActor private var nextTime: Instant? {
    let end = family.timeline.timeToNextEnd.map { now.advanced(by: .seconds($0)) }
    return [end, sleepers.next].compactMap(\.self).min()
  }

  /// Ends what ends at a time; where nothing does, wakes one who sleeps until then.
  @MainActor private func step(to time: Instant) async throws {
    let seconds = now.duration(to: time).seconds
    let endsAnimations = family.timeline.timeToNextEnd.map { $0 <= seconds + 1e-9 } ?? false
    guard family.timeline.advance(by: seconds) else { throw endlessness }
    sleepers.now = time
    if !endsAnimations { sleepers.wakeOne() }
    try await family.rest()
  }
}
