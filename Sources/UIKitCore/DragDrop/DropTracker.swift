import Foundation

/// Notifies the drop interactions at the location of a drop session, and returns the operation that the current
/// one proposes.
@MainActor final class DropTracker {
  let session: DragDropSession
  /// The interaction at the location of the session.
  private(set) var target: UIDropInteraction?
  private var proposal = UIDropProposal(operation: .cancel)
  private var pasteDrops: [PasteDrop] = []

  init(_ session: DragDropSession) {
    self.session = session
  }

  func move(to place: CGPoint) {
    session.place = place
    let new = interaction()
    if new !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
      target = new
      if let new { new.delegate?.dropInteraction(new, sessionDidEnter: session) }
    }
    proposal =
      target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
      ?? UIDropProposal(operation: .cancel)
  }

  /// The operation if the items were dropped now: copy, move or, for any other proposal, cancel.
  var operation: UIDropOperation {
    let isAllowed = proposal.operation != .move || session.allowsMoveOperation
    let isTaken = proposal.operation == .copy || proposal.operation == .move
    return target != nil && isAllowed && isTaken ? proposal.operation : .cancel
  }

  /// Drops the items on the target.
  func perform() {
    guard let target else { return }
    let view = target.view
    defer { withExtendedLifetime(view) {} }
    target.delegate?.dropInteraction(target, performDrop: session)
    for item in session.items {
      target.delegate?.dropInteraction(target, item: item, willAnimateDropWith: DragAnimator())
    }
    target.delegate?.dropInteraction(target, concludeDrop: session)
    end()
  }

  func end() {
    if let target { target.delegate?.dropInteraction(target, sessionDidEnd: session) }
  }

  /// Returns the interaction of the nearest responder, from the hit view up, that can handle the session, by a
  /// drop interaction or by its paste configuration.
  private func interaction() -> UIDropInteraction? {
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
}
