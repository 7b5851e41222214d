public import Foundation

/// Replaces a placeholder with a dropped item, once the item has loaded.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }

  /// Replaces the placeholder with the row.
  ///
  /// - Parameter dataSourceUpdates: Inserts the row into the data source at the index path that it receives,
  ///   without an insertion in the table view.
  /// - Returns: `false` if the placeholder no longer exists.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// - Returns: `false` if the placeholder no longer exists.
  @discardableResult
  func deletePlaceholder() -> Bool
}
