import Foundation

extension UITableView: SwipeActionsHost {
  func swipeablePath(at point: CGPoint) -> IndexPath? {
    isEditing ? nil : indexPathForRow(at: point)
  }

  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)? { cells[path] }

  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    isLeading ? leadingActions(at: path) : trailingActions(at: path)
  }

  func swipeWillBegin(at path: IndexPath) {
    unhighlight()
    delegate?.tableView(self, willBeginEditingRowAt: path)
  }

  func swipeDidEnd(at path: IndexPath) {
    tableDelegate?.tableView(self, didEndEditingRowAt: path)
  }
}
