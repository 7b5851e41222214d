import Foundation

/// An item of a collection view that a user moves.
@MainActor package final class InteractiveMovement {
  /// The index path of the item in the data source.
  let original: IndexPath
  /// The index path at which the item is displayed, so that the others make space for it.
  var current: IndexPath
  /// The position of the item's center; `nil` until it is moved.
  var position: CGPoint?

  init(_ path: IndexPath) {
    original = path
    current = path
  }

  /// Returns the index path in the data source for a displayed index path.
  func dataPath(of shown: IndexPath) -> IndexPath {
    if shown == current { return original }
    var path = shown
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }

  /// Returns the attributes of the moved item at its position. Other items keep their attributes.
  func lifted(_ attributes: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes
  {
    guard let position, attributes.representedElementCategory == .cell,
      attributes.indexPath == current
    else { return attributes }
    return layout.layoutAttributesForInteractivelyMovingItem(
      at: current, withTargetPosition: position)
  }
}
