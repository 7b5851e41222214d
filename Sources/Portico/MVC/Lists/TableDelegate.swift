public import Foundation
public import UIKit

/// A table's delegate that reports the selected element instead of an index path, so that no view controller
/// has to be the delegate.
///
/// ```swift
/// private lazy var delegate = TableDelegate(of: people, target: self) { controller, person in
///   controller.coordinator?.show(person)
/// }
/// ```
///
/// This object doesn't retain its target, so the target can retain it. A table doesn't retain its delegate, so you must
/// retain this object.
@MainActor public final class TableDelegate<Element>: NSObject, UITableViewDelegate {
  private let select: (IndexPath) -> Void

  /// - Parameters:
  ///   - dataSource: The data source with the elements. This object retains it.
  ///   - target: The first argument of the closure. This object doesn't retain it.
  ///   - didSelect: Called with the element that the user selects. The row is deselected before.
  public init<Target: AnyObject, Cell>(
    of dataSource: TableDataSource<Element, Cell>, target: Target,
    didSelect: @escaping (Target, Element) -> Void
  ) {
    select = { [weak target] indexPath in
      guard let target, let element = dataSource.element(at: indexPath) else { return }
      didSelect(target, element)
    }
  }

  /// Sets this object as the delegate of a table.
  public func attach(to tableView: UITableView) {
    tableView.delegate = self
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    select(indexPath)
  }
}
