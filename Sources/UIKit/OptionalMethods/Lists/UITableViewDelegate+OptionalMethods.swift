public import Foundation
public import UIKitCore

extension UITableViewDelegate {
  @_disfavoredOverload public var tableView: _UITableViewDelegateTableView? {
    _UITableViewDelegateTableView(object: self)
  }

  @_disfavoredOverload public var tableViewDidEndMultipleSelectionInteraction:
    ((UITableView) -> Void)?
  {
    { self.tableViewDidEndMultipleSelectionInteraction($0) }
  }
}

/// Calls the methods of ``UITableViewDelegate`` that begin with `tableView`.
@preconcurrency @MainActor public struct _UITableViewDelegateTableView {
  fileprivate let object: any UITableViewDelegate

  public func callAsFunction(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    object.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    object.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    object.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    object.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    object.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    object.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    object.tableView(tableView, heightForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    object.tableView(tableView, heightForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    object.tableView(tableView, heightForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    object.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    object.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    object.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  {
    object.tableView(tableView, viewForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  {
    object.tableView(tableView, viewForFooterInSection: section)
  }

  public func callAsFunction(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    object.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    object.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    object.tableView(tableView, didHighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    object.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    object.tableView(tableView, willSelectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    object.tableView(tableView, willDeselectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    object.tableView(tableView, didSelectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    object.tableView(tableView, didDeselectRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    object.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    object.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    object.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    object.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    object.tableView(tableView, editActionsForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    object.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    object.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    object.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    object.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, canFocusRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    object.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    object.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    object.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    object.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    object.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  public func callAsFunction(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    object.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  public func callAsFunction(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    object.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    object.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    object.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }

  public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    object.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }

  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { object.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }

  public func callAsFunction(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    object.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { object.tableView(tableView, didUpdateFocusIn: context, with: coordinator) }
}
