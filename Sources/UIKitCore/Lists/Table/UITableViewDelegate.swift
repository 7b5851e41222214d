public import Foundation

/// Determines the appearance and behavior of a table view's rows, and receives their events.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// Returns the height of a row. The default is the table view's `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the estimated height of a row until it's displayed.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  /// Returns the header of a section; `nil` for a header with the data source's title, if there is one.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns whether a touch highlights the row. A row that isn't highlighted can't be selected.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select in place of the one that the user chose; `nil` to select none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions of a swipe; `nil` for a delete action if the row can be deleted.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions of a row without a trailing swipe configuration; `nil` for a delete action.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Returns the menu for a row that is pressed long; `nil` for no menu.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Returns whether a row without a context menu configuration has a menu of editing actions.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called after focus moved to, from or within a row.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    forwarded()?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    forwarded()?.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    forwarded()?.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    forwarded()?.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    forwarded()?.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    forwarded()?.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    forwarded()?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.defaultHeightForRow()
  }
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  {
    forwarded()?.tableView(tableView, heightForHeaderInSection: section)
      ?? tableView.sectionHeaderHeight
  }
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  {
    forwarded()?.tableView(tableView, heightForFooterInSection: section)
      ?? tableView.sectionFooterHeight
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    forwarded()?.tableView(tableView, estimatedHeightForRowAt: indexPath)
      ?? tableView.defaultEstimatedHeightForRow()
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    forwarded()?.tableView(tableView, estimatedHeightForHeaderInSection: section)
      ?? tableView.estimatedSectionHeaderHeight
  }
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    forwarded()?.tableView(tableView, estimatedHeightForFooterInSection: section)
      ?? tableView.estimatedSectionFooterHeight
  }
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard let target = forwarded() else { return tableView.defaultViewForHeader() }
    return target.tableView(tableView, viewForHeaderInSection: section)
  }
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    guard let target = forwarded() else { return tableView.defaultViewForFooter() }
    return target.tableView(tableView, viewForFooterInSection: section)
  }
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    forwarded()?.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    forwarded()?.tableView(tableView, shouldHighlightRowAt: indexPath) ?? true
  }
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    forwarded()?.tableView(tableView, didHighlightRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    forwarded()?.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    guard let target = forwarded() else { return indexPath }
    return target.tableView(tableView, willSelectRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    guard let target = forwarded() else { return indexPath }
    return target.tableView(tableView, willDeselectRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    forwarded()?.tableView(tableView, didSelectRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    forwarded()?.tableView(tableView, didDeselectRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    forwarded()?.tableView(tableView, editingStyleForRowAt: indexPath) ?? .delete
  }
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    forwarded()?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forwarded()?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    forwarded()?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    forwarded()?.tableView(tableView, editActionsForRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    forwarded()?.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) ?? true
  }
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    forwarded()?.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    forwarded()?.tableView(tableView, didEndEditingRowAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    forwarded()?.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath) ?? proposedDestinationIndexPath
  }
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    forwarded()?.tableView(tableView, indentationLevelForRowAt: indexPath) ?? 0
  }
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    forwarded()?.tableView(tableView, canFocusRowAt: indexPath) ?? true
  }
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    forwarded()?.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
      ?? tableView.selectionFollowsFocus
  }
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    forwarded()?.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) ?? false
  }
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    forwarded()?.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    forwarded()?.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) ?? true
  }
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    forwarded()?.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    forwarded()?.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    forwarded()?.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    forwarded()?.tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    forwarded()?.tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    forwarded()?.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  public func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    forwarded()?.tableView(tableView, shouldShowMenuForRowAt: indexPath) ?? false
  }
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    forwarded()?.tableView(
      tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) ?? false
  }
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    forwarded()?.tableView(
      tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }

  private func forwarded(_ method: StaticString = #function) -> (any UITableViewDelegate)? {
    forwardee(for: method) as? any UITableViewDelegate
  }
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { forwarded()?.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    forwarded()?.tableView(
      tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { forwarded()?.tableView(tableView, didUpdateFocusIn: context, with: coordinator) }
}
