import Foundation

/// A drag gesture from the lift of its items to their drop.
@MainActor final class Drag {
  private let interaction: UIDragInteraction
  /// Retained until the drag ends: a drop can remove the view from the screen, and the list's
  /// `CollectionDragging` or `TableDragging` with it.
  private let source: UIView?
  private let session = DragDropSession()
  private let drop: DropTracker

  /// - Returns: `nil` if the delegate returns no items.
  init?(_ interaction: UIDragInteraction, at place: CGPoint, in window: UIWindow) {
    self.interaction = interaction
    source = interaction.view
    drop = DropTracker(session)
    session.window = window
    session.place = place
    guard
      let items = interaction.delegate?.dragInteraction(interaction, itemsForBeginning: session),
      !items.isEmpty
    else { return nil }
    session.add(items)
  }

  func begin() {
    guard let delegate = interaction.delegate else { return }
    session.allowsMoveOperation = delegate.dragInteraction(
      interaction, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      interaction, sessionIsRestrictedToDraggingApplication: session)
    delegate.dragInteraction(
      interaction, willAnimateLiftWith: DragAnimator(), session: session)
    delegate.dragInteraction(interaction, sessionWillBegin: session)
  }

  func move(to place: CGPoint) {
    session.place = place
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
    drop.move(to: place)
  }

  func letGo() {
    let operation = drop.operation
    guard operation != .cancel else { return cancel() }
    let delegate = interaction.delegate
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    drop.perform()
    delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
  }

  func cancel() {
    let delegate = interaction.delegate
    delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel)
    for item in session.items {
      delegate?.dragInteraction(interaction, item: item, willAnimateCancelWith: DragAnimator())
    }
    drop.end()
    delegate?.dragInteraction(interaction, session: session, didEndWith: .cancel)
  }
}
