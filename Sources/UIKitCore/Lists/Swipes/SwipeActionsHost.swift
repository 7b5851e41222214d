import Foundation

/// A list whose rows offer actions when they are swiped.
@MainActor protocol SwipeActionsHost: UIScrollView {
  /// The row at a point, unless rows can't be swiped now.
  func swipeablePath(at point: CGPoint) -> IndexPath?
  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)?
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  func swipeWillBegin(at path: IndexPath)
  func swipeDidEnd(at path: IndexPath)
}

/// A cell that can be swiped aside.
@MainActor protocol SwipeableCell: UIView {
  var swipe: CellSwipe? { get set }
}

/// How far a cell is swiped aside.
struct CellSwipe: Equatable {
  /// To the right, in points; negative to the left.
  var offset: CGFloat
  var showsTrailingActions: Bool
}
