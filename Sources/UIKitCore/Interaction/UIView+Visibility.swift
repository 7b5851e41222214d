package import Foundation

extension UIView {
  /// Whether the view is neither hidden nor transparent, wherever it is.
  package final var shows: Bool { !isHidden && alpha >= 0.01 }

  /// The part of this view that shows in its window, in the window's coordinates; `nil` where nothing
  /// of it does.
  ///
  /// - Complexity: O(n) for a view n levels deep. ``visitShown(_:)`` tells that of every view in O(1).
  package final var visibleRect: CGRect? { ShownView(self).visibleRect }

  /// The subviews that show, leaving out what a modal one covers.
  private var shownSubviews: [UIView] {
    modalSubview.map { [$0] } ?? subviewsStorage.filter(\.shows)
  }

  /// The subview in front that shows and covers the others.
  private var modalSubview: UIView? {
    for view in subviewsStorage.reversed() where view.accessibilityViewIsModal && view.shows {
      return view
    }
    return nil
  }

  /// Calls `visit` for this view and those in it that show, in reading order of the hierarchy, leaving
  /// out what a modal view covers.
  ///
  /// - Parameter visit: Whether to go on into the view.
  package final func visitShown(_ visit: (ShownView) -> Bool) {
    guard shows else { return }
    var rest = [ShownView(self)]
    while let next = rest.popLast() {
      guard visit(next) else { continue }
      for view in next.view.shownSubviews.reversed() { rest.append(next.entering(view)) }
    }
  }

  /// Whether ``visitShown(_:)`` of `root` comes to this view.
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
