/// A value on its way to the task that waits for it.
struct Delivered<Value>: @unchecked Sendable {
  let value: Value
}
