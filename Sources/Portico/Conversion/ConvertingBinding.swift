import Observation
import UIKit

/// A binding that keeps a value of a source and the converted value of a target equal.
@MainActor
final class ConvertingBinding<Target: UIView, Value: Equatable, Shown: Equatable>:
  ValueBinding<Value>
{
  /// The owner of this binding, which ends it when it is deallocated.
  private unowned let target: Target
  private let place: TargetPlace<Target, Shown>
  private let source: TwoWaySource<Value>
  private let converter: Converter<Value, Shown>
  private let complaint: TwoWaySource<String?>?
  private var complaintWatch: OwnSetting<Target, String?>?
  private var stopListening: (() -> Void)?
  /// The value of the target's text, or the source's last known value if the text is invalid.
  private var present: Value?
  private var isInvalid = false
  /// Whether the source is going to report a value that this binding stored in it.
  private var awaitsEcho = false

  init<Source: AnyObject & Observable>(
    _ target: Target, _ place: TargetPlace<Target, Shown>, _ source: Source,
    _ value: ReferenceWritableKeyPath<Source, Value>, _ converter: Converter<Value, Shown>,
    _ message: ReferenceWritableKeyPath<Source, String?>?
  ) {
    self.target = target
    self.place = place
    self.source = TwoWaySource(source, value)
    self.converter = converter
    complaint = message.map { TwoWaySource(source, $0) }
    super.init()
    BindingBag.of(target).keep(self, in: place.slot(in: target))
    self.source.connect(self)
    stopListening = place.listen(
      target, { [weak self] in self?.handOn() }, { [weak self] in self?.didEndEditing() })
  }

  override func apply(_ value: Value) {
    let isEcho = awaitsEcho
    awaitsEcho = false
    // If the typed text already stands for the value, it stays as it is: `1.` isn't replaced by `1`.
    if isActive, value != present || isInvalid && !isEcho { take(value) }
  }

  private func take(_ value: Value) {
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
      if former != value { write(value) }
    } catch {
      present = former
      return setInvalid(error.message)
    }
    // If the source rejected the value, it may not report a change.
    if let taken = source.read(), taken != present { take(taken) }
  }

  private func write(_ value: Value) {
    source.write(value)
    awaitsEcho = source.read() == value
  }

  private func didEndEditing() {
    if isActive, !isInvalid, let present { show(present) }
  }

  private func setInvalid(_ message: String?) {
    isInvalid = message != nil
    guard let complaint, let present = complaint.read() else { return }
    if present != message { complaint.write(message) }
    guard isInvalid, complaintWatch == nil else { return }
    let watch = OwnSetting<Target, String?>(target) { [weak self] _, message in
      if message == nil { self?.complaintWasWithdrawn() }
    }
    complaintWatch = watch
    complaint.connect(watch)
  }

  /// Shows the source's value in place of invalid text. Observation doesn't report a value that equals the old one, so
  /// the program discards invalid text by setting the message to `nil`.
  private func complaintWasWithdrawn() {
    if isActive, isInvalid, let value = source.read() { take(value) }
  }

  override func didEnd() {
    stopListening?()
    stopListening = nil
    complaintWatch?.end()
  }
}
