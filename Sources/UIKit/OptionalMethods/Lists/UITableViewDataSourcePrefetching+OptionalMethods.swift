public import Foundation
public import UIKitCore

extension UITableViewDataSourcePrefetching {
  @_disfavoredOverload public var tableView: _UITableViewDataSourcePrefetchingTableView? {
    _UITableViewDataSourcePrefetchingTableView(object: self)
  }
}

/// Calls the methods of ``UITableViewDataSourcePrefetching`` that begin with `tableView`.
@preconcurrency @MainActor public struct _UITableViewDataSourcePrefetchingTableView {
  fileprivate let object: any UITableViewDataSourcePrefetching

  public func callAsFunction(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    object.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}
