import DisplayInterface
import Foundation

extension UITableView {
  /// Calls the delegate once for each row that becomes visible.
  package final func canFocus(cell: UITableViewCell, at path: IndexPath) -> Bool {
    guard allowsRowFocus, contains(path) else { return false }
    if let known = cell.mayBeFocused { return known }
    let answer = delegate?.tableView(self, canFocusRowAt: path) ?? true
    cell.mayBeFocused = answer
    return answer
  }

  /// Returns the row that is `view`, or contains it.
  final func path(of view: UIView) -> IndexPath? {
    var view: UIView? = view
    while let present = view, present !== self {
      if let cell = present as? UITableViewCell, cell.tableView === self { return cell.rowPath }
      view = present.superview
    }
    return nil
  }

  /// Returns the next row, or a view in it, that can have focus. Rows that can't have it are skipped, but at
  /// most a page of them, so that the user sees them.
  final func nextRowFocus(from view: UIView, heading: FocusHeading) -> UIView? {
    guard heading == .up || heading == .down, let path = path(of: view) else { return nil }
    let limit = pageLength
    let start = contentOffset.y
    var position = neighbour(of: path, heading)
    while let (section, row) = position {
      let path = IndexPath(row: row, section: section)
      scroll(to: path, at: .none, animated: false)
      if let cell = cells[path], let target = focusTarget(in: cell) {
        if neighbour(of: path, heading) == nil { revealEnd(heading) }
        if target === cell,
          delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
        {
          selectByUser(path)
        }
        return target
      }
      if abs(contentOffset.y - start) >= limit { return view }
      position = neighbour(of: path, heading)
    }
    let before = contentOffset
    revealEnd(heading)
    return contentOffset == before && contentOffset.y == start ? nil : view
  }

  private func neighbour(
    of path: IndexPath, _ heading: FocusHeading
  ) -> (section: Int, row: Int)? {
    guard contains(path) else { return nil }
    return heading == .down
      ? geometry.row(after: path.row, in: path.section)
      : geometry.row(before: path.row, in: path.section)
  }

  /// Scrolls to the area before the first row, or after the last one, when that row gets focus.
  private func revealEnd(_ heading: FocusHeading) {
    let offset = heading == .down ? maximumOffset.y : minimumOffset.y
    if abs(offset - contentOffset.y) <= pageLength { contentOffset.y = offset }
  }

  private func focusTarget(in view: UIView) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden else { return nil }
    if view.canBecomeFocused { return view }
    for subview in view.subviewsStorage {
      if let found = focusTarget(in: subview) { return found }
    }
    return nil
  }

  // MARK: Keys

  final func handleRowKey(_ key: KeyPress) -> Bool {
    guard let focused = window?.focusedView, let path = path(of: focused) else { return false }
    switch key.key {
    case .delete,
      .backspace where focused is UITableViewCell && key.modifiers.isEmpty:
      return performFullSwipe(at: path)
    case .up where key.modifiers == .alternate: return moveRow(at: path, down: false)
    case .down where key.modifiers == .alternate: return moveRow(at: path, down: true)
    case .pageUp, .pageDown, .home, .end:
      guard key.modifiers.isEmpty, isScrollEnabled else { return false }
      return moveFocusByPage(key.key, from: path)
    default: return false
    }
  }

  /// Scrolls, and moves focus to the row that is then at the position of the focused one.
  private func moveFocusByPage(_ key: KeyPress.Key, from path: IndexPath) -> Bool {
    let place = rectOfRow(path).midY - contentOffset.y
    let scrolled = handleScrollKey(KeyPress(key))
    layoutIfNeeded()
    let goesDown = key == .pageDown || key == .end
    var target: IndexPath?
    if !scrolled || key == .home || key == .end {
      // The content didn't scroll: use the first or last row.
      target = goesDown ? lastPath : firstPath
    } else {
      target = self.path(at: CGPoint(x: bounds.midX, y: contentOffset.y + place))
    }
    guard let visible = visiblePaths(),
      let start = target ?? (goesDown ? visible.last : visible.first)
    else { return scrolled }
    // The nearest row that can have focus, first in the direction from which focus came.
    let candidates = goesDown ? visible.reversed() : visible
    let order =
      candidates.filter { goesDown ? $0 <= start : $0 >= start }
      + candidates.filter { goesDown ? $0 > start : $0 < start }
    for path in order {
      guard let cell = cells[path], let view = focusTarget(in: cell) else { continue }
      window?.focusedView = view
      scroll(to: path, at: .none, animated: false)
      return true
    }
    return scrolled
  }

  private var firstPath: IndexPath? {
    geometry.sections.firstIndex { $0.rows.count > 0 }.map { IndexPath(row: 0, section: $0) }
  }

  private var lastPath: IndexPath? {
    geometry.sections.lastIndex { $0.rows.count > 0 }
      .map { IndexPath(row: geometry.rowCount(inSection: $0) - 1, section: $0) }
  }

  // MARK: Updates

  /// Moves focus from a row that is deleted to the row that takes its place.
  final func noteFocus(_ plan: ListUpdatePlan) {
    guard let focused = window?.focusedView, let path = path(of: focused) else { return }
    let isReloaded = plan.update.reloadedRows.contains(path)
    if let target = plan.target(of: path) {
      if isReloaded { focusAfterLayout = target }
    } else {
      focusAfterLayout = path
    }
  }

  final func moveFocusAfterUpdate() {
    guard var path = focusAfterLayout else { return }
    focusAfterLayout = nil
    guard let window, geometry.sectionCount > 0 else { return }
    path.section = min(path.section, geometry.sectionCount - 1)
    let count = geometry.rowCount(inSection: path.section)
    guard count > 0 else { return }
    path.row = min(path.row, count - 1)
    if let cell = cells[path], let view = focusTarget(in: cell) { window.focusedView = view }
  }
}
