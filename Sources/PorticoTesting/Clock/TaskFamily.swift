import Dispatch
import Synchronization
import UIKit

/// The tasks of a test: those that were admitted, and those that were begun in one of them.
///
/// It is told of each step that one of them is about to take, has it taken on the main queue, and so knows when all
/// of them wait.
final class TaskFamily: Sendable {
  private struct State {
    var members: Set<UInt64> = []
    /// Steps that were announced and have not been taken to their end.
    var pending = 0
    /// All that were ever announced.
    var steps = 0
    /// So many are too many for tasks that wait at some time.
    var limit = Int.max
    /// Who wants to know when none is pending.
    var resting: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())
  /// What animations of the family take their time on.
  @MainActor let timeline: AnimationTimeline
  /// Whether somebody moves its time.
  @MainActor var isBusy = false

  @MainActor init() {
    timeline = AnimationTimeline()
    timeline.isManual = true
    AnimationTimeline.provider = { TaskFamily.current?.timeline }
  }

  // MARK: Members

  /// Of all members, by the number of the task.
  private static let families = Mutex<[UInt64: TaskFamily]>([:])
  private static let isEmpty = Atomic(true)

  /// The family of the task that runs now.
  static var current: TaskFamily? {
    guard !isEmpty.load(ordering: .relaxed), let task = TaskHooks.currentTask else { return nil }
    return families.withLock { $0[task] }
  }

  /// Makes the task that runs now, and what it begins from now on, members.
  func admitCurrentTask() {
    TaskHooks.install()
    guard let task = TaskHooks.currentTask else { return }
    Self.families.withLock { families in
      if families[task] == nil { admit(task, to: &families) }
    }
  }

  private func admit(_ task: UInt64, to families: inout [UInt64: TaskFamily]) {
    families[task] = self
    state.withLock { _ = $0.members.insert(task) }
    Self.isEmpty.store(false, ordering: .relaxed)
  }

  /// Leaves the tasks to themselves from now on, and ends what was animated.
  func end() {
    let members = state.withLock { $0.members }
    Self.families.withLock { families in
      for member in members { families[member] = nil }
      Self.isEmpty.store(families.isEmpty, ordering: .relaxed)
    }
    DispatchQueue.main.async { [timeline] in timeline.isManual = false }
  }

  /// The family that is to take a step; `nil` for tasks that are none of ours.
  private static func family(of job: UnownedJob) -> TaskFamily? {
    guard !isEmpty.load(ordering: .relaxed) else { return nil }
    let task = TaskHooks.task(of: job)
    let current = TaskHooks.currentTask
    return families.withLock { families in
      if let family = families[task] { return family }
      // An actor that one of ours enters, by which it has ceased to be the task that runs.
      if task == 0 { return MainQueue.isCurrent ? running : nil }
      guard let current, let family = families[current] else { return nil }
      // A task that is older than the one that wakes it was not begun in it.
      guard task > current else { return nil }
      family.admit(task, to: &families)
      return family
    }
  }

  // MARK: Steps

  /// Whose step is being taken. Belongs to the main queue, but not to the main actor alone.
  nonisolated(unsafe) private static var running: TaskFamily?

  /// Has `job` run on the main queue if it is a step of a family's.
  static func take(_ job: UnownedJob, on executor: UnownedSerialExecutor) -> Bool {
    guard let family = family(of: job) else { return false }
    family.state.withLock {
      $0.pending += 1
      $0.steps += 1
    }
    DispatchQueue.main.async {
      running = family
      job.runSynchronously(on: executor)
      running = nil
      family.stepEnded()
    }
    return true
  }

  private func stepEnded() {
    let resting = state.withLock { state -> [@Sendable () -> Void] in
      state.pending -= 1
      guard state.pending == 0 || state.steps >= state.limit else { return [] }
      defer { state.resting = [] }
      return state.resting
    }
    for look in resting { look() }
  }

  /// How many steps tasks may take until all of them wait.
  private static let patience = 100_000

  /// Comes back when all members wait, what they changed is laid out, and what they put on the main queue is done.
  ///
  /// - Throws: ``WaitError`` if they never do.
  @MainActor func rest() async throws {
    state.withLock { $0.limit = $0.steps + Self.patience }
    var quietRounds = 0
    while quietRounds < 2 {
      // Here, so that what is animated by it belongs to the family.
      Turn.current.commit()
      let before = state.withLock { $0.steps }
      let after = await withCheckedContinuation { look($0) }
      guard after < state.withLock({ $0.limit }) else {
        throw WaitError(
          description:
            "A task has taken \(Self.patience) steps and waits for nothing: is there an end to it?")
      }
      quietRounds = after == before ? quietRounds + 1 : 0
    }
  }

  /// Resumes when no step is pending after a round of the main queue, or there were too many.
  private func look(_ continuation: CheckedContinuation<Int, Never>) {
    DispatchQueue.main.async { [self] in
      let steps = state.withLock { state -> Int? in
        guard state.pending > 0, state.steps < state.limit else { return state.steps }
        state.resting.append { self.look(continuation) }
        return nil
      }
      if let steps { continuation.resume(returning: steps) }
    }
  }
}
