import Foundation

/// Takes items from where they are lifted to where they are dropped.
@MainActor final class Drag {
  private let interaction: UIDragInteraction
  /// Kept to the end, although a drop may take it off the screen: what carries a list's drags leaves with it.
  private let source: UIView?
  private let session = DragDropSession()
  private var pasteDrops: [PasteDrop] = []
  /// What the finger is over, and what it would do.
  private var target: UIDropInteraction?
  private var proposal = UIDropProposal(operation: .cancel)

  /// - Returns: `nil` where there is nothing to drag.
  init?(_ interaction: UIDragInteraction, at place: CGPoint, in window: UIWindow) {
    self.interaction = interaction
    source = interaction.view
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
    let new = interactionUnderFinger()
    if new !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
      target = new
      if let new { new.delegate?.dropInteraction(new, sessionDidEnter: session) }
    }
    proposal =
      target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
      ?? UIDropProposal(operation: .cancel)
  }

  /// The innermost view that has to do with what is dragged, by an interaction or by its paste configuration.
  private func interactionUnderFinger() -> UIDropInteraction? {
    var responder: UIResponder? = session.window?.hitTest(session.place, with: nil)
    while let present = responder {
      for case let drop as UIDropInteraction in (present as? UIView)?.interactions ?? []
      where drop.delegate?.dropInteraction(drop, canHandle: session) == true {
        return drop
      }
      if let drop = pasteInteraction(of: present) { return drop }
      responder = present.next
    }
    return nil
  }

  private func pasteInteraction(of responder: UIResponder) -> UIDropInteraction? {
    guard responder.pasteConfiguration != nil else { return nil }
    let known = pasteDrops.first { $0.responder === responder }
    let drop = known ?? PasteDrop(responder)
    guard drop.dropInteraction(drop.interaction, canHandle: session) else { return nil }
    if known == nil { pasteDrops.append(drop) }
    return drop.interaction
  }

  func drop() {
    let allowed = proposal.operation != .move || session.allowsMoveOperation
    let operation = target == nil || !allowed ? .cancel : proposal.operation
    guard operation == .copy || operation == .move, let target else { return end(.cancel) }
    let delegate = interaction.delegate
    let view = target.view
    defer { withExtendedLifetime(view) {} }
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    target.delegate?.dropInteraction(target, performDrop: session)
    for item in session.items {
      target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: DragAnimator())
    }
    target.delegate?.dropInteraction(target, concludeDrop: session)
    target.delegate?.dropInteraction(target, sessionDidEnd: session)
    delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
  }

  func cancel() { end(.cancel) }

  private func end(_ operation: UIDropOperation) {
    let delegate = interaction.delegate
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    for item in session.items {
      delegate?.dragInteraction(interaction, item: item, willAnimateCancelWith: DragAnimator())
    }
    if let target { target.delegate?.dropInteraction(target, sessionDidEnd: session) }
    delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
  }
}
