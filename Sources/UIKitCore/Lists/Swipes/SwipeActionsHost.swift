import Foundation

/// A list whose rows have swipe actions.
@MainActor protocol SwipeActionsHost: UIScrollView {
  /// Returns the row at a point, or `nil` if it can't be swiped now.
  func swipeablePath(at point: CGPoint) -> IndexPath?
  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)?
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  func swipeWillBegin(at path: IndexPath)
  func swipeDidEnd(at path: IndexPath)
}

/// A cell that can be swiped.
@MainActor protocol SwipeableCell: UIView {
  var swipe: CellSwipe? { get set }
}

/// The swipe state of a cell.
struct CellSwipe: Equatable {
  /// The offset in points; positive to the right, negative to the left.
  var offset: CGFloat
  var showsTrailingActions: Bool
}
