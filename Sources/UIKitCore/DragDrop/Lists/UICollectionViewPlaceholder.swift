public import Foundation

/// A cell that a collection view displays until the data for it exists.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let entry: ListPlaceholders.Placeholder

  /// - Parameter reuseIdentifier: The reuse identifier of a registered cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    entry = ListPlaceholders.Placeholder(insertionIndexPath, reuseIdentifier)
    super.init()
  }

  /// Configures the cell each time it's created.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}
