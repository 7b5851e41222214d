import Foundation

/// The tasks that sleep by a virtual clock, with their deadlines. Safe to use from any thread.
@available(iOS 26, *)
final class Sleepers: @unchecked Sendable {
  private struct Sleeper {
    let deadline: VirtualClock.Instant
    let name: String?
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = VirtualClock.Instant()
  private var sleepers: [Int: Sleeper] = [:]
  /// The numbers of tasks that were canceled before they were added to `sleepers`.
  private var cancelled: Set<Int> = []
  private var lastNumber = 0

  var now: VirtualClock.Instant {
    get { lock.withLock { time } }
    set { lock.withLock { time = newValue } }
  }

  var count: Int { lock.withLock { sleepers.count } }

  /// The earliest deadline.
  var next: VirtualClock.Instant? { lock.withLock { first?.value.deadline } }

  private var first: (key: Int, value: Sleeper)? {
    sleepers.min { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
  }

  /// The sleeping tasks in words, in the order in which they will wake.
  var descriptions: [String] {
    let all = lock.withLock {
      sleepers.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
    }
    return all.map { _, sleeper in
      "\(sleeper.name.map { "the task “\($0)”" } ?? "a task") sleeps until \(sleeper.deadline.offset)"
    }
  }

  func sleep(until deadline: VirtualClock.Instant) async throws {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    let name = Task.name
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Void, any Error>? = lock.withLock {
          if cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if deadline <= time { return .success(()) }
          sleepers[number] = Sleeper(deadline: deadline, name: name, continuation: continuation)
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

  /// Wakes the first task if its deadline has passed.
  func wakeOne() {
    let sleeper: Sleeper? = lock.withLock {
      guard let first, first.value.deadline <= time else { return nil }
      return sleepers.removeValue(forKey: first.key)
    }
    sleeper?.continuation.resume()
  }
}
