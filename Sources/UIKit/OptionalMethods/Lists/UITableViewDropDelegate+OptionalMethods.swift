public import Foundation
public import UIKitCore

extension UITableViewDropDelegate {
  @_disfavoredOverload public var tableView: _UITableViewDropDelegateTableView? {
    _UITableViewDropDelegateTableView(object: self)
  }
}

/// Calls the methods of ``UITableViewDropDelegate`` that begin with `tableView`.
@preconcurrency @MainActor public struct _UITableViewDropDelegateTableView {
  fileprivate let object: any UITableViewDropDelegate

  public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  {
    object.tableView(tableView, canHandle: session)
  }

  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {
    object.tableView(tableView, dropSessionDidEnter: session)
  }

  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    object.tableView(
      tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {
    object.tableView(tableView, dropSessionDidExit: session)
  }

  public func callAsFunction(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  {
    object.tableView(tableView, dropSessionDidEnd: session)
  }

  public func callAsFunction(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    object.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
  }
}
