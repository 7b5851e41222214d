import Foundation

/// Drags a sheet from one height to another, or dismisses it.
@MainActor final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var sheet: UISheetPresentationController?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init(target: nil, action: nil)
    reaction = { [weak self] _ in self?.moved() }
  }

  /// A list that is scrolled to its top moves with the sheet, unless it can be pulled to refresh.
  override func mayBegin(after distance: CGPoint) -> Bool {
    guard let sheet, sheet.canBeDragged, abs(distance.y) > abs(distance.x) else { return false }
    let isUp = distance.y < 0
    if isUp, !sheet.canGrow { return false }
    guard let list = touchedList else { return true }
    return list.contentOffset.y <= list.minimumOffset.y
      && (isUp ? sheet.prefersScrollingExpandsWhenScrolledToEdge : list.refreshControl == nil)
  }

  /// Lists in the sheet scroll only after this recognizer has failed.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard other is ScrollPanGestureRecognizer, let view, let list = other.view else { return false }
    return sheet?.canBeDragged == true && list.isDescendant(of: view)
  }

  private var touchedList: UIScrollView? {
    sequence(first: touches.first?.view) { $0?.superview }
      .prefix { $0 != nil && $0 !== view }
      .lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.canScrollVertically }
  }

  private func moved() {
    guard let sheet else { return }
    let distance = translation(in: nil).y
    switch state {
    case .began, .changed: sheet.drag(by: distance)
    case .ended: sheet.endDrag(by: distance, velocity: velocity(in: nil).y)
    default: sheet.endDrag(by: 0, velocity: 0)
    }
  }
}
