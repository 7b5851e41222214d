public import Foundation

/// Says what rows of a table view are dragged, and is told of the drag.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// What is dragged of a row; nothing to have it stay.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) {}
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
