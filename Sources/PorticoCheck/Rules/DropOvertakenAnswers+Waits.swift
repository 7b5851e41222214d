extension DropOvertakenAnswers {
  /// Tracks what a function waits for.
  struct Waits {
    private var waited = false
    private var waitedInGuard = false
    private var beginsTask = false
    private var lastClosure = 0
    private var tasks: Set<Int> = []

    /// Returns `true` if a use comes after a result: it's in a closure, or an `await` is before it. An `await` in
    /// the `else` of a `guard` counts only there, and the closure of a task alone is no result. Call the method for
    /// all uses in their order.
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
