import Foundation

extension UIViewController {
  package final var ownEditButtonItem: UIBarButtonItem {
    if let editButtonItemStorage { return editButtonItemStorage }
    let item = UIBarButtonItem()
    item.handler = { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    editButtonItemStorage = item
    editingDidChange()
    return item
  }

  package final func editingDidChange() {
    guard let item = editButtonItemStorage else { return }
    item.systemItem = isEditing ? .done : .edit
    item.title = item.systemItem?.title
    item.style = isEditing ? .done : .plain
  }
}
