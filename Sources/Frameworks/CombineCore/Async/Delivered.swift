/// A value that's sent to the task that waits for it.
struct Delivered<Value>: @unchecked Sendable {
  let value: Value
}
