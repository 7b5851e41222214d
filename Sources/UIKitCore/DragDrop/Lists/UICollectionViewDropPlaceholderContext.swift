public import Foundation

/// Replaces a placeholder with a dropped item, once the item has loaded.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with the item.
  ///
  /// - Parameter dataSourceUpdates: Inserts the item into the data source at the index path that it receives,
  ///   without an insertion in the collection view.
  /// - Returns: `false` if the placeholder no longer exists.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// - Returns: `false` if the placeholder no longer exists.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again.
  func setNeedsCellUpdate()
}
