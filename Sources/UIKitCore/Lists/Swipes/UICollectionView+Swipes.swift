import Foundation

extension UICollectionView: SwipeActionsHost {
  func swipeablePath(at point: CGPoint) -> IndexPath? {
    isEditing ? nil : indexPathForItem(at: point)
  }

  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)? { cells[path] }

  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    let list =
      (layoutStorage as? UICollectionViewCompositionalLayout)?
      .listConfiguration(ofSection: path.section)
    return isLeading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }

  func swipeWillBegin(at path: IndexPath) { unhighlight() }

  func swipeDidEnd(at path: IndexPath) {}
}
