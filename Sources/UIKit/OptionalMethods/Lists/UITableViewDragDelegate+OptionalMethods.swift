public import Foundation
public import UIKitCore

extension UITableViewDragDelegate {
  @_disfavoredOverload public var tableView: _UITableViewDragDelegateTableView? {
    _UITableViewDragDelegateTableView(object: self)
  }
}

/// Calls the methods of ``UITableViewDragDelegate`` that begin with `tableView`.
@preconcurrency @MainActor public struct _UITableViewDragDelegateTableView {
  fileprivate let object: any UITableViewDragDelegate

  public func callAsFunction(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    object.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {
    object.tableView(tableView, dragSessionWillBegin: session)
  }

  public func callAsFunction(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  {
    object.tableView(tableView, dragSessionDidEnd: session)
  }

  public func callAsFunction(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    object.tableView(tableView, dragSessionAllowsMoveOperation: session)
  }

  public func callAsFunction(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    object.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}
