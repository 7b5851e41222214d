import Foundation

/// The swipe of a row, which reveals its actions.
@MainActor final class RowSwipe {
  let path: IndexPath
  let cell: any SwipeableCell
  private let configuration: UISwipeActionsConfiguration
  private let isLeading: Bool
  private let isAtRightEdge: Bool
  let actionsView: SwipeActionsView
  /// The offset of the cell when the drag began.
  private var start: CGFloat = 0

  init?(
    _ host: any SwipeActionsHost, at path: IndexPath, toRight: Bool,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    let isMirrored = host.isRightToLeft
    let isLeading = toRight != isMirrored
    guard let cell = host.swipeableCell(at: path), cell.swipe == nil,
      let configuration = host.swipeActions(at: path, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return nil }
    self.path = path
    self.cell = cell
    self.configuration = configuration
    self.isLeading = isLeading
    isAtRightEdge = !toRight
    actionsView = SwipeActionsView(
      configuration.actions, isAtRightEdge: isAtRightEdge, perform: perform)
    cell.superview?.insertSubview(actionsView, belowSubview: cell)
    move(to: 0)
  }

  func contains(_ view: UIView?) -> Bool { view?.isDescendant(of: actionsView) ?? false }

  func beginDrag() { start = offset }

  func drag(by distance: CGFloat) {
    move(to: start + distance)
    actionsView.showsFirstActionOnly = performsFirstAction
  }

  /// - Returns: The action of a swipe across the whole row, if the drag went far enough, and whether the
  ///   actions stay open if it didn't.
  func endDrag(velocity: CGFloat) -> (action: UIContextualAction?, staysOpen: Bool) {
    if performsFirstAction { return (configuration.actions[0], true) }
    let reach = isAtRightEdge ? -(offset + velocity * 0.2) : offset + velocity * 0.2
    return (nil, reach > actionsView.fullWidth / 2)
  }

  func open() {
    animate { $0.move(to: $0.isAtRightEdge ? -$0.actionsView.fullWidth : $0.actionsView.fullWidth) }
    actionsView.showsFirstActionOnly = false
  }

  func close(animated: Bool) {
    let (cell, actionsView) = (cell, actionsView)
    guard animated else {
      restore()
      actionsView.removeFromSuperview()
      return
    }
    animate {
      $0.restore()
    } completion: {
      actionsView.removeFromSuperview()
    }
    if cell.window == nil { actionsView.removeFromSuperview() }
  }

  // MARK: Offset

  private var offset: CGFloat { cell.swipe?.offset ?? 0 }

  private var performsFirstAction: Bool {
    configuration.performsFirstActionWithFullSwipe
      && abs(offset) > max(actionsView.fullWidth, cell.bounds.width * 0.6)
  }

  private func move(to wanted: CGFloat) {
    let limit =
      configuration.performsFirstActionWithFullSwipe
      ? max(cell.bounds.width, actionsView.fullWidth) : actionsView.fullWidth
    let offset = isAtRightEdge ? min(0, max(-limit, wanted)) : max(0, min(limit, wanted))
    let row = cell.frame.offsetBy(dx: -self.offset, dy: 0)
    cell.swipe = CellSwipe(offset: offset, showsTrailingActions: !isLeading)
    cell.frame = row.offsetBy(dx: offset, dy: 0)
    actionsView.frame = CGRect(
      x: isAtRightEdge ? row.maxX + offset : row.minX, y: row.minY, width: abs(offset),
      height: row.height)
  }

  private func restore() {
    move(to: 0)
    cell.swipe = nil
  }

  private func animate(
    _ change: @escaping (RowSwipe) -> Void, completion: @escaping () -> Void = {}
  ) {
    UIView.animate(withDuration: 0.25) {
      change(self)
      self.actionsView.layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }
}
