/// A closure for another thread: who schedules it answers for what it captures.
struct ScheduledWork: @unchecked Sendable {
  let call: () -> Void
}
