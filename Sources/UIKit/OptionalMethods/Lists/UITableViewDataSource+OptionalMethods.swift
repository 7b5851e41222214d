public import Foundation
public import UIKitCore

extension UITableViewDataSource {
  @_disfavoredOverload public var numberOfSections: _UITableViewDataSourceNumberOfSections? {
    _UITableViewDataSourceNumberOfSections(object: self)
  }

  @_disfavoredOverload public var tableView: _UITableViewDataSourceTableView? {
    _UITableViewDataSourceTableView(object: self)
  }

  @_disfavoredOverload public var sectionIndexTitles: _UITableViewDataSourceSectionIndexTitles? {
    _UITableViewDataSourceSectionIndexTitles(object: self)
  }
}

/// Calls the methods of ``UITableViewDataSource`` that begin with `numberOfSections`.
@preconcurrency @MainActor public struct _UITableViewDataSourceNumberOfSections {
  fileprivate let object: any UITableViewDataSource

  public func callAsFunction(in tableView: UITableView) -> Int {
    object.numberOfSections(in: tableView)
  }
}

/// Calls the methods of ``UITableViewDataSource`` that begin with `tableView`.
@preconcurrency @MainActor public struct _UITableViewDataSourceTableView {
  fileprivate let object: any UITableViewDataSource

  public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  {
    object.tableView(tableView, titleForHeaderInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  {
    object.tableView(tableView, titleForFooterInSection: section)
  }

  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, canEditRowAt: indexPath)
  }

  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, canMoveRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    object.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  public func callAsFunction(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    object.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  public func callAsFunction(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    object.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
}

/// Calls the methods of ``UITableViewDataSource`` that begin with `sectionIndexTitles`.
@preconcurrency @MainActor public struct _UITableViewDataSourceSectionIndexTitles {
  fileprivate let object: any UITableViewDataSource

  public func callAsFunction(for tableView: UITableView) -> [String]? {
    object.sectionIndexTitles(for: tableView)
  }
}
