import Foundation

/// An item of a collection view that a person moves.
@MainActor package final class InteractiveMovement {
  /// Where the data source has the item.
  let original: IndexPath
  /// Where it shows, so that the others make room for it.
  var current: IndexPath
  /// Of its center; `nil` until it is moved.
  var position: CGPoint?

  init(_ path: IndexPath) {
    original = path
    current = path
  }

  /// Where the data source has what shows at a path.
  func dataPath(of shown: IndexPath) -> IndexPath {
    if shown == current { return original }
    var path = shown
    if path.section == current.section, path.item > current.item { path.item -= 1 }
    if path.section == original.section, path.item >= original.item { path.item += 1 }
    return path
  }

  /// How the moved item looks; the others as their layout has them.
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
