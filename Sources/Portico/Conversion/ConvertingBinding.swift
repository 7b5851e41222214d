import UIKit

/// Keeps a value of a source and what a target holds the same, by a converter.
@MainActor
final class ConvertingBinding<Target: UIView, Value: Equatable, Shown: Equatable>:
  ValueBinding<Value>
{
  /// The owner of this binding, which ends it.
  private unowned(unsafe) let target: Target
  private let place: TargetPlace<Target, Shown>
  private let source: TwoWaySource<Value>
  private let converter: Converter<Value, Shown>
  private let tell: (String?) -> Void
  private var stopListening: (() -> Void)?
  /// What the target shows, unless that is invalid: then the source's value, as far as it is known here.
  private var present: Value?
  private var isInvalid = false

  init(
    _ target: Target, _ place: TargetPlace<Target, Shown>, _ source: TwoWaySource<Value>,
    _ converter: Converter<Value, Shown>, tell: @escaping (String?) -> Void
  ) {
    self.target = target
    self.place = place
    self.source = source
    self.converter = converter
    self.tell = tell
    super.init()
    BindingBag.of(target).keep(self, in: place.slot(in: target))
    source.connect(self)
    stopListening = place.listen(
      target, { [weak self] in self?.handOn() }, { [weak self] in self?.didEndEditing() })
  }

  override func apply(_ value: Value) {
    // What the text says already is left as it was typed: `1.` is not made `1`.
    guard isActive, value != present else { return }
    present = value
    show(value)
    setInvalid(nil)
  }

  private func show(_ value: Value) {
    let shown = converter.show(value)
    if place.get(target) != shown { place.set(target, shown) }
  }

  private func handOn() {
    guard isActive, let shown = place.get(target), let former = source.read() else { return }
    do throws(ValidationError) {
      let value = try converter.read(shown)
      setInvalid(nil)
      present = value
      if former != value { source.write(value) }
    } catch {
      present = former
      return setInvalid(error.message)
    }
    // A source that did not take the value need not tell of it.
    if let taken = source.read() { apply(taken) }
  }

  private func didEndEditing() {
    if isActive, !isInvalid, let present { show(present) }
  }

  private func setInvalid(_ message: String?) {
    isInvalid = message != nil
    tell(message)
  }

  override func didEnd() {
    stopListening?()
    stopListening = nil
  }
}
