import UIKit

/// A binding that keeps a value of a target and a value of a source equal.
@MainActor final class TwoWayBinding<Target: UIView, Value: Equatable>: ValueBinding<Value> {
  /// The owner of this binding, which ends it when it is deallocated.
  private unowned let target: Target
  private let place: TargetPlace<Target, Value>
  private let source: TwoWaySource<Value>
  private var stopListening: (() -> Void)?

  init(_ target: Target, _ place: TargetPlace<Target, Value>, _ source: TwoWaySource<Value>) {
    self.target = target
    self.place = place
    self.source = source
    super.init()
    BindingBag.of(target).keep(self, in: place.slot(in: target))
    source.connect(self)
    stopListening = place.listen(target, { [weak self] in self?.handOn() }, nil)
  }

  override func apply(_ value: Value) {
    guard isActive, place.get(target) != value else { return }
    place.set(target, value)
  }

  /// Stores the target's value in the source.
  private func handOn() {
    guard isActive, let value = place.get(target), let present = source.read() else { return }
    if present != value { source.write(value) }
    // If the source rejected the value, it may not report a change.
    if let taken = source.read() { apply(taken) }
  }

  override func didEnd() {
    stopListening?()
    stopListening = nil
  }
}
