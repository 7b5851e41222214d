import UIKitDiagnostics
import Foundation

extension UITableView {
  final func registerCell(_ cellClass: AnyClass?, identifier: String) {
    guard let cellClass else {
      cellMakers[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      trap(
        "must pass a class of kind UITableViewCell, not \(cellClass), for identifier \(identifier)")
    }
    cellMakers[identifier] = { type.make(style: .default, reuseIdentifier: $0) }
  }

  /// Registers a closure that creates a cell from a nib or a storyboard's prototype.
  package final func register(
    cellMaker: ((String) -> UITableViewCell)?, identifier: String
  ) {
    cellMakers[identifier] = cellMaker
  }

  package final func register(
    headerFooterMaker: ((String) -> UITableViewHeaderFooterView)?, identifier: String
  ) {
    headerFooterMakers[identifier] = headerFooterMaker
  }

  final func registerHeaderFooter(_ viewClass: AnyClass?, identifier: String) {
    guard let viewClass else {
      headerFooterMakers[identifier] = nil
      return
    }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      trap(
        """
        must pass a class of kind UITableViewHeaderFooterView, not \(viewClass), for identifier \
        \(identifier)
        """)
    }
    headerFooterMakers[identifier] = { type.make(reuseIdentifier: $0) }
  }

  final func dequeueCell(_ identifier: String, for path: IndexPath?) -> UITableViewCell? {
    if let reconfiguring, reconfiguring.path == path,
      reconfiguring.cell.reuseIdentifier == identifier
    {
      return reconfiguring.cell
    }
    if let cell = cellPool.take(identifier: identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let make = cellMakers[identifier] else { return nil }
    let cell = make(identifier)
    if let path, contains(path) { cell.frame.size = rectOfRow(path).size }
    return cell
  }

  final func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterPool.take(identifier: identifier) {
      view.prepareForReuse()
      return view
    }
    return headerFooterMakers[identifier]?(identifier)
  }
}
