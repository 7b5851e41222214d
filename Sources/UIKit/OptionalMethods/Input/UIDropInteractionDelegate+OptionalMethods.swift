public import UIKitCore

extension UIDropInteractionDelegate {
  @_disfavoredOverload public var dropInteraction: _UIDropInteractionDelegateDropInteraction? {
    _UIDropInteractionDelegateDropInteraction(object: self)
  }
}

/// Calls the methods of ``UIDropInteractionDelegate`` that begin with `dropInteraction`.
@preconcurrency @MainActor public struct _UIDropInteractionDelegateDropInteraction {
  fileprivate let object: any UIDropInteractionDelegate

  public func callAsFunction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    object.dropInteraction(interaction, canHandle: session)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    object.dropInteraction(interaction, sessionDidEnter: session)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    object.dropInteraction(interaction, sessionDidUpdate: session)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    object.dropInteraction(interaction, sessionDidExit: session)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    object.dropInteraction(interaction, performDrop: session)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {
    object.dropInteraction(interaction, concludeDrop: session)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    object.dropInteraction(interaction, sessionDidEnd: session)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    object.dropInteraction(interaction, previewForDropping: item, withDefault: defaultPreview)
  }

  public func callAsFunction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    object.dropInteraction(interaction, item: item, willAnimateDropWith: animator)
  }
}
