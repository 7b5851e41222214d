package import Foundation

extension UIView {
  /// Whether the view is neither hidden nor transparent, regardless of its ancestors.
  package final var shows: Bool { !isHidden && alpha >= 0.01 }

  /// The visible part of this view in the window's coordinates, or `nil` if no part is visible.
  ///
  /// - Complexity: O(n) for a view n levels deep. ``visitShown(_:)`` provides it for each view in O(1).
  package final var visibleRect: CGRect? { ShownView(self).visibleRect }

  /// The visible subviews; only the modal one if there is one.
  private var shownSubviews: [UIView] {
    modalSubview.map { [$0] } ?? subviewsStorage.filter(\.shows)
  }

  /// The frontmost visible subview that is modal and so covers the others.
  private var modalSubview: UIView? {
    for view in subviewsStorage.reversed() where view.accessibilityViewIsModal && view.shows {
      return view
    }
    return nil
  }

  /// Calls `visit` for this view and its visible descendants, each before its own subviews, without the views
  /// that a modal view covers.
  ///
  /// - Parameter visit: A closure that returns whether to visit the view's subviews.
  package final func visitShown(_ visit: (ShownView) -> Bool) {
    guard shows else { return }
    var rest = [ShownView(self)]
    while let next = rest.popLast() {
      guard visit(next) else { continue }
      for view in next.view.shownSubviews.reversed() { rest.append(next.entering(view)) }
    }
  }

  /// Returns whether this view is among the views that ``visitShown(_:)`` of `root` can visit.
  package final func isShown(in root: UIView) -> Bool {
    var view = self
    while view.shows, view !== root {
      guard let superview = view.superviewStorage else { return false }
      if let modal = superview.modalSubview, modal !== view { return false }
      view = superview
    }
    return view === root && view.shows
  }
}
