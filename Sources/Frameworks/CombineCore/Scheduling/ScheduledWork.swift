/// A closure for another thread. The caller is responsible for the thread safety of its captured values.
struct ScheduledWork: @unchecked Sendable {
  let call: () -> Void
}
