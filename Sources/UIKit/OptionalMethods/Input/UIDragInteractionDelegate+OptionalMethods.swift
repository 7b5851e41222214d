public import UIKitCore

extension UIDragInteractionDelegate {
  @_disfavoredOverload public var dragInteraction: _UIDragInteractionDelegateDragInteraction? {
    _UIDragInteractionDelegateDragInteraction(object: self)
  }
}

/// Calls the methods of ``UIDragInteractionDelegate`` that begin with `dragInteraction`.
@preconcurrency @MainActor public struct _UIDragInteractionDelegateDragInteraction {
  fileprivate let object: any UIDragInteractionDelegate

  public func callAsFunction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    object.dragInteraction(interaction, previewForLifting: item, session: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    object.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    object.dragInteraction(interaction, sessionWillBegin: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    object.dragInteraction(interaction, sessionAllowsMoveOperation: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    object.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool {
    object.dragInteraction(interaction, prefersFullSizePreviewsFor: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {
    object.dragInteraction(interaction, sessionDidMove: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    object.dragInteraction(interaction, session: session, willEndWith: operation)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    object.dragInteraction(interaction, session: session, didEndWith: operation)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {
    object.dragInteraction(interaction, sessionDidTransferItems: session)
  }

  public func callAsFunction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    object.dragInteraction(interaction, item: item, willAnimateCancelWith: animator)
  }
}
