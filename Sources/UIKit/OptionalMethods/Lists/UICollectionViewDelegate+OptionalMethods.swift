public import Foundation
public import UIKitCore

extension UICollectionViewDelegate {
  @_disfavoredOverload public var collectionView: _UICollectionViewDelegateCollectionView? {
    _UICollectionViewDelegateCollectionView(object: self)
  }

  @_disfavoredOverload public var collectionViewDidEndMultipleSelectionInteraction:
    ((UICollectionView) -> Void)?
  {
    { self.collectionViewDidEndMultipleSelectionInteraction($0) }
  }
}

/// Calls the methods of ``UICollectionViewDelegate`` that begin with `collectionView`.
@preconcurrency @MainActor public struct _UICollectionViewDelegateCollectionView {
  fileprivate let object: any UICollectionViewDelegate

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    object.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    object.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    object.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    object.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    object.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    object.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    object.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    object.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    object.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, canFocusItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    object.collectionView(collectionView, canEditItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    object.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    object.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    object.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    object.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    object.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    object.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    object.collectionView(
      collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    object.collectionView(
      collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    object.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    object.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { object.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    object.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    object.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    object.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    object.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { object.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
}
