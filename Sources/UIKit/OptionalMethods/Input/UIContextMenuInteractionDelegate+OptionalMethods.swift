public import UIKitCore

extension UIContextMenuInteractionDelegate {
  @_disfavoredOverload public var contextMenuInteraction:
    _UIContextMenuInteractionDelegateContextMenuInteraction?
  { _UIContextMenuInteractionDelegateContextMenuInteraction(object: self) }
}

/// Calls the methods of ``UIContextMenuInteractionDelegate`` that begin with `contextMenuInteraction`.
@preconcurrency @MainActor public struct _UIContextMenuInteractionDelegateContextMenuInteraction {
  fileprivate let object: any UIContextMenuInteractionDelegate

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    object.contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    object.contextMenuInteraction(
      interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    object.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    object.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    object.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    object.contextMenuInteraction(
      interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
  }

  public func callAsFunction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    object.contextMenuInteraction(
      interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
  }
}
