public import Foundation

/// Exchanges a placeholder for what was dropped, once that has loaded.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }

  /// Shows the data in place of the placeholder.
  ///
  /// - Parameter dataSourceUpdates: Inserts the data where it is told, without telling the list.
  /// - Returns: `false` if the placeholder is no more.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

  /// - Returns: `false` if the placeholder was gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Has the placeholder's handler set up its cell again.
  func setNeedsCellUpdate()
}
