import Foundation

extension UITableView {
  /// Whether rows can be selected now, and whether several of them can.
  private var selectionMode: (isAllowed: Bool, isMultiple: Bool) {
    if isEditing {
      return (
        allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing,
        allowsMultipleSelectionDuringEditing
      )
    }
    return (allowsSelection || allowsMultipleSelection, allowsMultipleSelection)
  }

  /// Whether rows can have focus. During editing, rows that can't be selected have it for their controls.
  package final var allowsRowFocus: Bool {
    isEditing ? allowsFocusDuringEditing : allowsFocus && selectionMode.isAllowed
  }

  // MARK: By the app

  package final func setSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    guard let cell = cells[path], cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  package final func select(
    _ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let path else {
      for path in selection { setSelected(false, at: path, animated: animated) }
      return
    }
    guard contains(path) else { return }
    if !selectionMode.isMultiple {
      for other in selection where other != path {
        setSelected(false, at: other, animated: animated)
      }
    }
    setSelected(true, at: path, animated: animated)
    // In contrast to `scrollToRow`, `.none` means not to scroll.
    if scrollPosition != .none { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  // MARK: By the user

  /// Performs the action of a tap on the row.
  ///
  /// - Returns: `true` if the row could be highlighted; otherwise nothing happens.
  @discardableResult
  package final func activateRow(at path: IndexPath) -> Bool {
    guard contains(path), highlight(path) else { return false }
    unhighlight()
    selectByUser(path)
    return true
  }

  /// - Returns: `true` if the row is highlighted now.
  package final func highlight(_ path: IndexPath) -> Bool {
    unhighlight()
    guard selectionMode.isAllowed, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    highlightedPath = path
    cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  package final func unhighlight() {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  package final func selectByUser(_ path: IndexPath) {
    let mode = selectionMode
    guard mode.isAllowed else { return }
    if mode.isMultiple, selection.contains(path) {
      deselectByUser(path)
      announceSelection()
      return
    }
    guard let path = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path
    else { return }
    if !mode.isMultiple {
      for other in selection.sorted() where other != path { deselectByUser(other) }
    }
    setSelected(true, at: path, animated: false)
    if let cell = cells[path] { cell.selectionSegue?.trigger(by: cell) }
    delegate?.tableView(self, didSelectRowAt: path)
    if !isEditing, delegate?.tableView(self, canPerformPrimaryActionForRowAt: path) ?? false {
      delegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
    announceSelection()
  }

  private func deselectByUser(_ path: IndexPath) {
    guard let path = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path
    else { return }
    setSelected(false, at: path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  private func announceSelection() {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: self)
  }

  // MARK: Touches

  private func touchedPath(_ touches: Set<UITouch>) -> IndexPath? {
    touches.first.flatMap { path(at: $0.location(in: self)) }
  }

  final func rowTouchesBegan(_ touches: Set<UITouch>) {
    guard let path = touchedPath(touches), touches.first?.misses(cells[path]) == false else {
      return
    }
    _ = highlight(path)
  }

  final func rowTouchesMoved(_ touches: Set<UITouch>) {
    if let path = highlightedPath, touchedPath(touches) != path { unhighlight() }
  }

  final func rowTouchesEnded(_ touches: Set<UITouch>) {
    guard let path = highlightedPath else { return }
    let isInside = touchedPath(touches) == path
    unhighlight()
    if isInside { selectByUser(path) }
  }
}
