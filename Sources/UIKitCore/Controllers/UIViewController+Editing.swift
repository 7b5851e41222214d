import Foundation

extension UIViewController {
  package final var ownEditButtonItem: UIBarButtonItem {
    if let editButtonItemStorage { return editButtonItemStorage }
    let item = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
    item.handler = { [weak self] in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    editButtonItemStorage = item
    return item
  }

  package final func editingDidChange() {
    editButtonItemStorage?.systemItem = isEditing ? .done : .edit
  }
}
