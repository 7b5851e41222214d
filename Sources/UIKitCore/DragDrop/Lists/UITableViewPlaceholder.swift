public import Foundation

/// A row that a table view shows until there are data for it.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let entry: ListPlaceholders.Entry

  /// - Parameters:
  ///   - reuseIdentifier: Of a cell that is registered.
  ///   - rowHeight: In points; `UITableView.automaticDimension` for that of the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    entry = ListPlaceholders.Entry(insertionIndexPath, reuseIdentifier, height: rowHeight)
    super.init()
  }

  /// Sets up the cell each time it is made.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}
