import Observation

/// Calls a closure with a target and a source, and again after what it read has changed.
@MainActor final class UpdateBinding<Target: AnyObject, Source: AnyObject & Observable>: ViewBinding
{
  private let reader: UpdateReader<Target, Source>

  init(
    _ target: Target, isOwner: Bool, _ source: Source,
    _ update: @escaping (Target, Source) -> Void
  ) {
    reader = UpdateReader(target, isOwner: isOwner, source, update)
    super.init()
    reader.update()
  }

  override func didEnd() {
    reader.stop()
  }
}

/// What an ``UpdateBinding`` leaves in its source: it may outlive the binding until the next change.
@MainActor final class UpdateReader<Target: AnyObject, Source: AnyObject & Observable>: Reader {
  /// Of the owner, which ends the binding, or of any other object.
  private unowned(unsafe) let ownTarget: Target?
  private weak var otherTarget: Target?
  private weak var source: Source?
  private var apply: ((Target, Source) -> Void)?

  init(
    _ target: Target, isOwner: Bool, _ source: Source,
    _ update: @escaping (Target, Source) -> Void
  ) {
    ownTarget = isOwner ? target : nil
    otherTarget = isOwner ? nil : target
    self.source = source
    apply = update
  }

  override func update() {
    guard let apply, let target = ownTarget ?? otherTarget, let source else { return }
    track { apply(target, source) }
  }

  override func readAgain() {
    if !isWaiting, let apply, let target = ownTarget ?? otherTarget, let source {
      apply(target, source)
    }
  }

  func stop() {
    apply = nil
  }
}
