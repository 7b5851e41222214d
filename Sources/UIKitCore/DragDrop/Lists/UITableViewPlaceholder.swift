public import Foundation

/// A row that a table view displays until the data for it exists.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let entry: ListPlaceholders.Placeholder

  /// - Parameters:
  ///   - reuseIdentifier: The reuse identifier of a registered cell.
  ///   - rowHeight: In points; `UITableView.automaticDimension` for the height of the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    entry = ListPlaceholders.Placeholder(insertionIndexPath, reuseIdentifier, height: rowHeight)
    super.init()
  }

  /// Configures the cell each time it's created.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}
