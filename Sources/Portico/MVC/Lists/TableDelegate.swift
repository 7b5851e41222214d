public import Foundation
public import UIKit

/// What happens when rows of a table are picked, told in elements in place of index paths: an object of its own, so
/// that no view controller has to be the delegate.
///
/// ```swift
/// private lazy var delegate = TableDelegate(of: people, target: self) { controller, person in
///   controller.coordinator?.show(person)
/// }
/// ```
///
/// It holds its target weakly, so a controller may keep it. A table does not keep its delegate: somebody has to.
@MainActor public final class TableDelegate<Element>: NSObject, UITableViewDelegate {
  private let select: (IndexPath) -> Void

  /// - Parameters:
  ///   - dataSource: Knows the element of a row; retained.
  ///   - target: Who wants to know, held weakly and handed to the closures.
  ///   - didSelect: Called with the element of a row that the person picked, which is deselected.
  public init<Target: AnyObject, Cell>(
    of dataSource: TableDataSource<Element, Cell>, target: Target,
    didSelect: @escaping (Target, Element) -> Void
  ) {
    select = { [weak target] indexPath in
      guard let target, let element = dataSource.element(at: indexPath) else { return }
      didSelect(target, element)
    }
  }

  /// Becomes the delegate of a table, in place of the one that it had.
  public func attach(to tableView: UITableView) {
    tableView.delegate = self
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    select(indexPath)
  }
}
