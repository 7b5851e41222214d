public import Foundation

/// A cell that a collection view shows until there are data for it.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let entry: ListPlaceholders.Entry

  /// - Parameter reuseIdentifier: Of a cell that is registered.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    entry = ListPlaceholders.Entry(insertionIndexPath, reuseIdentifier)
    super.init()
  }

  /// Sets up the cell each time it is made.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}
