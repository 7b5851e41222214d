import Foundation

extension UITableView {
  package final func showEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditingStorage else { return }
    swipes.close(animated: animated)
    isEditingStorage = editing
    unhighlight()
    if !(editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
      for path in selection { setSelected(false, at: path, animated: animated) }
    }
    for (path, cell) in cells { takeEditing(cell, at: path, animated: animated) }
    setNeedsLayout()
  }

  private func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  package final func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Sets the editing controls of a cell for its row.
  package final func takeEditing(_ cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    if isEditing {
      let style = editingStyle(at: path)
      cell.editingStyle = style
      cell.showsMultipleSelection = allowsMultipleSelectionDuringEditing && style != .none
      cell.shouldIndentWhileEditing =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      cell.canBeMoved = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  /// Performs the action of a tap on a row's editing control.
  package final func commitEditing(at path: IndexPath) {
    let style = editingStyle(at: path)
    guard style != .none else { return }
    dataSource?.tableView(self, commit: style, forRowAt: path)
  }

  // MARK: Actions

  /// Returns the actions of a swipe on the row, the main action first.
  package final func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard contains(path), canEdit(path) else { return nil }
    if let actions = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return actions
    }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(at: path) })
    }
    guard editingStyle(at: path) == .delete else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        self?.commitEditing(at: path)
        done(true)
      }
    ])
  }

  package final func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard contains(path), canEdit(path) else { return nil }
    return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  package final func perform(_ action: UIContextualAction, at path: IndexPath) {
    delegate?.tableView(self, willBeginEditingRowAt: path)
    var isEnded = false
    action.handler(action, cells[path] ?? self) { [weak self] _ in
      guard let self, !isEnded else { return }
      isEnded = true
      tableDelegate?.tableView(self, didEndEditingRowAt: path)
    }
  }

  /// Performs the action of a swipe across the whole row.
  ///
  /// - Returns: `true` if there was such an action.
  package final func performFullSwipe(at path: IndexPath) -> Bool {
    guard let configuration = trailingActions(at: path), let first = configuration.actions.first,
      configuration.performsFirstActionWithFullSwipe
    else { return false }
    perform(first, at: path)
    return true
  }

  // MARK: Moving

  /// Moves a row by one position, as a user does by dragging it.
  package final func moveRow(at path: IndexPath, down: Bool) -> Bool {
    guard isEditing, contains(path), let dataSource,
      dataSource.tableView(self, canMoveRowAt: path)
    else { return false }
    let neighbour =
      down
      ? geometry.row(after: path.row, in: path.section)
      : geometry.row(before: path.row, in: path.section)
    guard let neighbour else { return false }
    var target = IndexPath(row: neighbour.row, section: neighbour.section)
    if target.section < path.section { target.row += 1 }
    if target.section > path.section { target.row = 0 }
    target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: target) ?? target
    guard target != path else { return false }
    dataSource.tableView(self, moveRowAt: path, to: target)
    moveRow(at: path, to: target)
    layoutRows()
    scroll(to: target, at: .none, animated: false)
    return true
  }

  // MARK: Appearance

  package final func takeSeparator(_ cell: UITableViewCell, at path: IndexPath) {
    let count = geometry.rowCount(inSection: path.section)
    let isLast = path.row == count - 1
    cell.takeSeparator(
      isShown: separatorStyle != .none && !(style == .insetGrouped && isLast),
      color: separatorColor ?? .separator, inset: separatorInset)
    let radius = UIApplication.look.fine(10)
    if style == .insetGrouped, radius > 0 {
      var corners: CACornerMask = []
      if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      cell.layer.maskedCorners = corners
      cell.layer.cornerRadius = corners.isEmpty ? 0 : radius
    }
  }

  package final func updateSeparators() {
    for (path, cell) in cells where contains(path) { takeSeparator(cell, at: path) }
  }
}
