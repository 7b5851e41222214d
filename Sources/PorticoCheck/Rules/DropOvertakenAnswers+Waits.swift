extension DropOvertakenAnswers {
  /// Follows what a function waits for.
  struct Waits {
    private var waited = false
    private var waitedInGuard = false
    private var beginsTask = false
    private var lastClosure = 0
    private var tasks: Set<Int> = []

    /// Whether a use, read after those before it, stands behind an answer: in a closure, or behind an `await` on its
    /// way. A task is no answer in itself.
    mutating func isAnswered(_ use: Use) -> Bool {
      if use.closure > lastClosure {
        if beginsTask { tasks.insert(use.closure) }
        beginsTask = false
        lastClosure = use.closure
      }
      if use.path[0] == "Task", use.takesClosure { beginsTask = true }
      if !use.isInGuard { waitedInGuard = false }
      if use.isAwaited {
        if use.isInGuard { waitedInGuard = true } else { waited = true }
      }
      return waited || waitedInGuard
        || use.closure > 0 && use.isInClosure && !tasks.contains(use.closure)
    }
  }
}
