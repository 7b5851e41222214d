import Foundation

extension UICollectionView {
  final func beginMovement(at path: IndexPath) -> Bool {
    guard movement == nil, contains(path), let dataSource,
      dataSource.collectionView(self, canMoveItemAt: path)
    else { return false }
    unhighlight()
    movement = InteractiveMovement(path)
    if let cell = cells[path] {
      bringSubviewToFront(cell)
      cell.isReordering = true
    }
    return true
  }

  final func moveLiftedItem(to position: CGPoint) {
    guard let movement else { return }
    let previous = movement.position ?? layoutAttributesForItem(at: movement.current)?.center
    movement.position = position
    prepareLayoutIfNeeded()
    let proposed = layoutStorage.targetIndexPath(
      forInteractivelyMovingItem: movement.current, withPosition: position)
    var target = movement.current
    if proposed != movement.current {
      target =
        collectionDelegate?.collectionView(
          self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
          atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
    }
    let former = movement.current
    if target != former { shift(to: target) }
    layoutStorage.invalidateLayout(
      with: layoutStorage.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [former], previousPosition: previous ?? position))
  }

  /// Displays the lifted item at another index path. In the data source it stays where it was.
  private func shift(to target: IndexPath) {
    guard let movement, counts.indices.contains(target.section) else { return }
    var update = ListUpdate()
    update.movedRows[movement.current] = target
    let plan = ListUpdatePlan(update)
    counts[movement.current.section] -= 1
    counts[target.section] += 1
    movement.current = target
    dataGeneration += 1
    _ = moveViews(plan, reloaded: [])
    selection = Set(selection.compactMap { plan.target(of: $0) })
    layoutStorage.take(plan)
    layoutDidBecomeInvalid()
  }

  final func endMovement() {
    guard let movement else { return }
    let (source, target) = (movement.original, movement.current)
    letGo(isCancelled: false)
    if source != target { dataSource?.collectionView(self, moveItemAt: source, to: target) }
  }

  final func cancelMovement() {
    guard let movement else { return }
    if movement.current != movement.original { shift(to: movement.original) }
    letGo(isCancelled: true)
  }

  private func letGo(isCancelled: Bool) {
    guard let movement else { return }
    cells[movement.current]?.isReordering = false
    self.movement = nil
    layoutStorage.invalidateLayout(
      with: layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [movement.current], previousIndexPaths: [movement.original],
        movementCancelled: isCancelled))
    layoutDidBecomeInvalid()
  }
}
