import Observation

/// Reads a value from a source for a target and applies it, and does so again after what it read has changed.
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

/// The part of an ``UpdateBinding`` that Observation retains: it can outlive the binding, until its source changes.
@MainActor
final class UpdateReader<Target: AnyObject, Source: AnyObject & Observable, Value>: Reader {
  /// Of the owner, which ends the binding, or of any other object.
  private unowned(unsafe) let ownTarget: Target?
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
