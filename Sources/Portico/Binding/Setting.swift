/// Sets a value at any target.
@MainActor final class Setting<Target: AnyObject, Value>: ValueBinding<Value> {
  private weak var target: Target?
  private let set: (Target, Value) -> Void

  init(_ target: Target, _ set: @escaping (Target, Value) -> Void) {
    self.target = target
    self.set = set
  }

  override func apply(_ value: Value) {
    if let target { set(target, value) } else { end() }
  }
}

/// Sets a value at the view that owns this binding.
@MainActor final class OwnSetting<Target: AnyObject, Value>: ValueBinding<Value> {
  /// The owner ends its bindings when it goes.
  private unowned(unsafe) let target: Target
  private let set: (Target, Value) -> Void

  init(_ target: Target, _ set: @escaping (Target, Value) -> Void) {
    self.target = target
    self.set = set
  }

  override func apply(_ value: Value) {
    if isActive { set(target, value) }
  }
}
