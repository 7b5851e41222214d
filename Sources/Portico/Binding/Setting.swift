/// A binding that sets a property of any object.
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

/// A binding that sets a property of the view that owns it.
@MainActor final class OwnSetting<Target: AnyObject, Value>: ValueBinding<Value> {
  /// The owner, which ends its bindings when it is deallocated.
  private unowned let target: Target
  private let set: (Target, Value) -> Void

  init(_ target: Target, _ set: @escaping (Target, Value) -> Void) {
    self.target = target
    self.set = set
  }

  override func apply(_ value: Value) {
    if isActive { set(target, value) }
  }
}
