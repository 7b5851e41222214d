import Observation

/// A binding that reads a value from a source and applies it to a target, now and after every change of a property
/// that it read.
@MainActor
final class UpdateBinding<Target: AnyObject, Source: AnyObject & Observable, Value>: ViewBinding {
  private let reader: UpdateReader<Target, Source, Value>

  init(
    _ target: Target, isOwner: Bool, _ source: Source,
    read: @escaping (Target, Source) -> Value, apply: @escaping (Target, Value) -> Void
  ) {
    reader = UpdateReader(target, isOwner: isOwner, source, read, apply)
  }

  /// Reads and applies the first value.
  func start() {
    reader.update()
  }

  override func didEnd() {
    reader.stop()
  }
}

/// The part of an ``UpdateBinding`` that Observation retains. It can outlive the binding until the source changes.
@MainActor
final class UpdateReader<Target: AnyObject, Source: AnyObject & Observable, Value>: Reader {
  /// The target if it owns the binding, because an owner ends its bindings.
  private unowned let ownTarget: Target?
  /// The target if it doesn't own the binding.
  private weak var otherTarget: Target?
  private weak var source: Source?
  private var read: ((Target, Source) -> Value)?
  private var apply: ((Target, Value) -> Void)?

  init(
    _ target: Target, isOwner: Bool, _ source: Source,
    _ read: @escaping (Target, Source) -> Value, _ apply: @escaping (Target, Value) -> Void
  ) {
    ownTarget = isOwner ? target : nil
    otherTarget = isOwner ? nil : target
    self.source = source
    self.read = read
    self.apply = apply
  }

  override func update() {
    guard let read, let target = ownTarget ?? otherTarget, let source else { return }
    let value = track { read(target, source) }
    // Reading may have ended the binding.
    apply?(target, value)
  }

  override func readAgain() {
    guard !isWaiting, let read, let target = ownTarget ?? otherTarget, let source else { return }
    let value = read(target, source)
    apply?(target, value)
  }

  func stop() {
    read = nil
    apply = nil
  }
}
