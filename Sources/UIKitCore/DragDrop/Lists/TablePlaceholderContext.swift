import Foundation

/// Displays a placeholder in a table view until the app replaces or deletes it.
final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let placeholder: UITableViewPlaceholder
  private weak var list: UITableView?
  private let animator = DragAnimator()

  init(_ item: UIDragItem, _ placeholder: UITableViewPlaceholder, in list: UITableView) {
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

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }
}
