import Foundation

extension UICollectionView {
  final func insert(_ placeholder: UICollectionViewPlaceholder) {
    loadDataIfNeeded()
    placeholderHandlers[ObjectIdentifier(placeholder.entry)] = {
      placeholder.cellUpdateHandler?($0)
    }
    performShown(placeholders.insert(placeholder.entry))
  }

  /// - Parameter isReplaced: Whether the data source already has an item in place of the placeholder.
  final func remove(_ placeholder: UICollectionViewPlaceholder, isReplaced: Bool) {
    placeholderHandlers[ObjectIdentifier(placeholder.entry)] = nil
    performShown(placeholders.remove(placeholder.entry, isReplaced: isReplaced))
  }

  /// Creates the cell at a displayed index path: a placeholder's cell, or one from the data source.
  final func makeCell(at path: IndexPath) -> UICollectionViewCell? {
    guard let entry = placeholders.entry(at: path) else {
      let shown = movement?.dataPath(of: path) ?? path
      return dataSource?.collectionView(self, cellForItemAt: placeholders.dataPath(of: shown))
    }
    let cell = dequeueCell(entry.identifier, for: path)
    placeholderHandlers[ObjectIdentifier(entry)]?(cell)
    return cell
  }
}
