/// A binding to one value.
@MainActor class ValueBinding<Value>: ViewBinding {
  func apply(_ value: Value) {}
}
