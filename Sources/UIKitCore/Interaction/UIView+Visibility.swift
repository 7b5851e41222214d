package import Foundation

extension UIView {
  /// The part of this view that shows in its window, in the window's coordinates; `nil` where nothing
  /// of it does.
  package final var visibleRect: CGRect? {
    guard let window, window.isOnScreen else { return nil }
    var rect = bounds
    var view: UIView = self
    while true {
      guard !view.isHidden, view.alpha >= 0.01 else { return nil }
      if view.clipsToBounds || view === window { rect = rect.intersection(view.bounds) }
      guard !rect.isNull, !rect.isEmpty else { return nil }
      guard let superview = view.superview else { return view === window ? rect : nil }
      rect = view.convert(rect, to: superview)
      view = superview
    }
  }

  /// Calls `visit` for this view and those in it that show, in reading order of the hierarchy, leaving
  /// out what a modal view covers.
  ///
  /// - Parameter visit: Whether to go on into the view.
  package final func visitShown(_ visit: (UIView) -> Bool) {
    guard !isHidden, alpha >= 0.01, visit(self) else { return }
    let shown = subviewsStorage.filter { !$0.isHidden && $0.alpha >= 0.01 }
    if let modal = shown.last(where: \.accessibilityViewIsModal) {
      modal.visitShown(visit)
      return
    }
    for view in shown { view.visitShown(visit) }
  }
}
