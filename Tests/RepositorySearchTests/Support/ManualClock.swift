import Foundation

/// A clock that stands still until a test moves it.
final class ManualClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant()
  private var sleepers: [Int: Sleeper] = [:]
  private var cancelled: Set<Int> = []
  private var count = 0
  private var watchers: [AsyncStream<Void>.Continuation] = []

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }

  /// The time of day by this clock.
  var date: Date {
    Date(timeIntervalSince1970: 1_750_000_000 + now.offset / .seconds(1))
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = lock.withLock {
      count += 1
      return count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = lock.withLock {
          if cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if deadline <= time { return .success(()) }
          sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
          watchers.forEach { $0.yield() }
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let sleeper = lock.withLock {
        let sleeper = sleepers.removeValue(forKey: number)
        if sleeper == nil { cancelled.insert(number) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.value.deadline <= time }
      due.keys.forEach { sleepers[$0] = nil }
      return due
    }
    due.values.forEach { $0.continuation.resume() }
  }

  /// Waits until someone sleeps for exactly this long from now.
  func someoneSleeps(for duration: Duration) async {
    let (changes, watcher) = AsyncStream<Void>.makeStream()
    lock.withLock { watchers.append(watcher) }
    watcher.yield()
    for await _ in changes {
      let isSleeping = lock.withLock {
        sleepers.values.contains { time.duration(to: $0.deadline) == duration }
      }
      if isSleeping { return }
    }
  }

  var sleeperCount: Int { lock.withLock { sleepers.count } }
}
