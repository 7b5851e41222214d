import UIKit

/// Keeps a value of a target and one of a source equal.
@MainActor final class TwoWayBinding<Target: UIView, Value: Equatable>: ValueBinding<Value> {
  /// The owner of this binding, which ends it.
  private unowned(unsafe) let target: Target
  private let get: (Target) -> Value?
  private let set: (Target, Value) -> Void
  private let source: TwoWaySource<Value>
  var stopListening: (() -> Void)?

  init(
    _ target: Target, _ property: AnyKeyPath, _ source: TwoWaySource<Value>,
    get: @escaping (Target) -> Value?, set: @escaping (Target, Value) -> Void
  ) {
    self.target = target
    self.source = source
    self.get = get
    self.set = set
    super.init()
    let slot = BindingSlot(target: ObjectIdentifier(target), property: property)
    BindingBag.of(target).keep(self, in: slot)
    source.connect(self)
  }

  override func apply(_ value: Value) {
    guard isActive, get(target) != value else { return }
    set(target, value)
  }

  /// Gives the source what the target has now.
  func handOn() {
    guard isActive, let value = get(target), let present = source.read() else { return }
    if present != value { source.write(value) }
    // A source that did not take the value need not tell of it.
    if let taken = source.read() { apply(taken) }
  }

  override func didEnd() {
    stopListening?()
    stopListening = nil
  }
}
