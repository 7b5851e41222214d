import Foundation

/// Displays a placeholder in a collection view until the app replaces or deletes it.
final class CollectionPlaceholderContext: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let placeholder: UICollectionViewPlaceholder
  private weak var list: UICollectionView?
  private let animator = DragAnimator()

  init(_ item: UIDragItem, _ placeholder: UICollectionViewPlaceholder, in list: UICollectionView) {
    dragItem = item
    self.placeholder = placeholder
    self.list = list
    super.init()
    list.insert(placeholder)
  }

  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let list, list.placeholders.contains(placeholder.entry) else { return false }
    dataSourceUpdates(list.placeholders.dataPath(of: placeholder.entry.path))
    list.remove(placeholder, isReplaced: true)
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let list, list.placeholders.contains(placeholder.entry) else { return false }
    list.remove(placeholder, isReplaced: false)
    return true
  }

  func setNeedsCellUpdate() {
    guard let list, list.placeholders.contains(placeholder.entry),
      let cell = list.cellForItem(at: placeholder.entry.path)
    else { return }
    placeholder.cellUpdateHandler?(cell)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
