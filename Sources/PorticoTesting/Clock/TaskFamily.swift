import Dispatch
import Synchronization
import UIKit
#if SCREENS
  import UIKitCore
#endif

/// The tasks of a test: tasks that were admitted, and tasks that were started by a member.
///
/// Swift's runtime reports each step that a member is about to run. The family runs the steps on the main queue, and
/// therefore knows when all members wait.
@available(iOS 26, *)
final class TaskFamily: Sendable {
  private struct State {
    /// The number of steps that were reported and have not ended.
    var pending = 0
    /// The number of all steps that were reported.
    var steps = 0
    /// The number of steps at which the tasks are considered endless.
    var limit = Int.max
    /// Closures to call when no step is pending.
    var resting: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())
  let sleepers = Sleepers()
  /// The timeline of the family's animations.
  @MainActor let timeline: AnimationTimeline
  /// Whether a task is advancing the time.
  @MainActor var isBusy = false

  @MainActor init() {
    timeline = AnimationTimeline()
    timeline.isManual = true
    AnimationTimeline.provider = { TaskFamily.current?.timeline }
  }

  // MARK: Members

  private struct Register {
    /// The family of each member, by the number of its task.
    var families: [UInt64: TaskFamily] = [:]
    /// Tasks that no member started. A member may resume them, as the test runner's tasks resume each other.
    var strangers: Set<UInt64> = []
    /// All tasks up to this number aren't members, because they were started when there was no family.
    var lastStranger: UInt64 = 0
  }

  /// Code that holds this lock must not start or resume a task, because the hooks acquire the same lock.
  private static let register = Mutex(Register())
  private static let isEmpty = Atomic(true)

  /// The family of the current task.
  static var current: TaskFamily? {
    guard !isEmpty.load(ordering: .relaxed), let task = TaskHooks.currentTask else { return nil }
    return register.withLock { $0.families[task] }
  }

  /// Makes the current task a member, and all tasks that it starts from now on.
  func admitCurrentTask() {
    TaskHooks.install()
    guard let task = TaskHooks.currentTask else { return }
    let wasEmpty = Self.isEmpty.exchange(false, ordering: .sequentiallyConsistent)
    let newest = wasEmpty ? TaskHooks.newTask() : nil
    Self.register.withLock { register in
      if let newest { register.lastStranger = newest }
      if register.families[task] == nil { register.families[task] = self }
    }
  }

  /// Removes all members, and lets their animations take real time again.
  func end() {
    Self.register.withLock { register in
      register.families = register.families.filter { $0.value !== self }
      guard register.families.isEmpty else { return }
      register.strangers = []
      Self.isEmpty.store(true, ordering: .sequentiallyConsistent)
    }
    DispatchQueue.main.async { [timeline] in timeline.isManual = false }
  }

  /// Returns the family of a job's task, or `nil` if the task isn't a member.
  private static func family(of job: UnownedJob) -> TaskFamily? {
    guard !isEmpty.load(ordering: .relaxed) else { return nil }
    let task = TaskHooks.task(of: job)
    let current = TaskHooks.currentTask
    // The job of an actor that a member enters. At this time, the member is no longer the current task.
    if task == 0 { return MainQueue.isCurrent ? running : nil }
    return register.withLock { register in
      if let family = register.families[task] { return family }
      guard task > register.lastStranger, !register.strangers.contains(task) else { return nil }
      // The first step of a task. The current task started it, and has a lower number.
      guard let current, task > current, let family = register.families[current] else {
        register.strangers.insert(task)
        return nil
      }
      register.families[task] = family
      return family
    }
  }

  /// A sentence about the tasks and animations that wait for the test to advance the time, to append to an error
  /// message; empty if there are none.
  @MainActor static var standstill: String {
    guard let family = current else { return "" }
    let now = family.sleepers.now
    var waiting = family.sleepers.descriptions
    if let time = family.timeline.timeToNextEnd {
      waiting.append("an animation ends at \(now.advanced(by: .seconds(time)).offset)")
    }
    guard !waiting.isEmpty else { return "" }
    return
      " Virtual time stands still at \(now.offset), and \(waiting.joined(separator: ", ")): advance the clock."
  }

  // MARK: Steps

  /// The family whose step is running. Accessed only on the main queue, but not only on the main actor.
  nonisolated(unsafe) private static var running: TaskFamily?

  /// Runs `job` on the main queue if it is a step of a family.
  ///
  /// - Returns: `true` if the job belongs to a family.
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

  /// The maximum number of steps until all tasks wait.
  private static let patience = 100_000

  /// Waits until all members wait, the changed views are laid out, and the main queue has run what members put there.
  ///
  /// - Throws: ``WaitError`` if a member never waits.
  @MainActor func rest() async throws {
    state.withLock { $0.limit = $0.steps + Self.patience }
    var quietRounds = 0
    while quietRounds < 2 {
      // Committed in this task, so that animations that result from it belong to the family.
      CATransaction.flush()
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

  /// Resumes `continuation` with the number of steps when no step is pending after a round of the main queue, or the
  /// limit is reached.
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
