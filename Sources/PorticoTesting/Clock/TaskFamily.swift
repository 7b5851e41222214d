import Dispatch
import Synchronization
import UIKit

/// The tasks of a test: those that were admitted, and those that were begun in one of them.
///
/// It is told of each step that one of them is about to take, has it taken on the main queue, and so knows when all
/// of them wait.
final class TaskFamily: Sendable {
  private struct State {
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
  let sleepers = Sleepers()
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

  private struct Register {
    /// Of all members, by the number of the task.
    var families: [UInt64: TaskFamily] = [:]
    /// Tasks that were not begun in a member, though they may be woken by one, as a test runner's are by each other.
    var strangers: Set<UInt64> = []
    /// So are all up to this one: it was begun when there was no family.
    var lastStranger: UInt64 = 0
  }

  /// Nothing that is done under its lock may begin or wake a task: that would ask for the lock again.
  private static let register = Mutex(Register())
  private static let isEmpty = Atomic(true)

  /// The family of the task that runs now.
  static var current: TaskFamily? {
    guard !isEmpty.load(ordering: .relaxed), let task = TaskHooks.currentTask else { return nil }
    return register.withLock { $0.families[task] }
  }

  /// Makes the task that runs now, and what it begins from now on, members.
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

  /// Leaves the tasks to themselves from now on, and ends what was animated.
  func end() {
    Self.register.withLock { register in
      register.families = register.families.filter { $0.value !== self }
      guard register.families.isEmpty else { return }
      register.strangers = []
      Self.isEmpty.store(true, ordering: .sequentiallyConsistent)
    }
    DispatchQueue.main.async { [timeline] in timeline.isManual = false }
  }

  /// The family that is to take a step; `nil` for tasks that are none of ours.
  private static func family(of job: UnownedJob) -> TaskFamily? {
    guard !isEmpty.load(ordering: .relaxed) else { return nil }
    let task = TaskHooks.task(of: job)
    let current = TaskHooks.currentTask
    // An actor that one of ours enters, by which it has ceased to be the task that runs.
    if task == 0 { return MainQueue.isCurrent ? running : nil }
    return register.withLock { register in
      if let family = register.families[task] { return family }
      guard task > register.lastStranger, !register.strangers.contains(task) else { return nil }
      // Its first step: the task that runs now began it, and is older.
      guard let current, task > current, let family = register.families[current] else {
        register.strangers.insert(task)
        return nil
      }
      register.families[task] = family
      return family
    }
  }

  /// What waits for the test to move the time, in a sentence behind another; empty if nothing does.
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
