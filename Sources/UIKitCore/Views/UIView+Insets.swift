import Foundation
import UIKitDiagnostics

extension UIView {
  package final var effectiveLayoutMargins: UIEdgeInsets {
    let outer = preservesSuperviewLayoutMargins ? superview : nil
    return margins(within: outer.map { outer in descend { outer.layoutMargins } })
  }

  /// - Parameter outer: The superview's margins, or `nil` if this view doesn't preserve them.
  private func margins(within outer: UIEdgeInsets?) -> UIEdgeInsets {
    var margins = ownMargins
    if insetsLayoutMarginsFromSafeArea, let insets { margins = margins + insets.safeArea }
    if let outer, let superview {
      let size = superview.bounds.size
      let frame = plainFrame
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.right = max(margins.right, outer.right - (size.width - frame.maxX))
      // A scroll view's content isn't limited by the scroll view's height.
      guard !(superview is UIScrollView) else { return margins }
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.bottom = max(margins.bottom, outer.bottom - (size.height - frame.maxY))
    }
    return margins
  }

  /// The margins without the safe area. The side margins of a view controller's view are at least the system's
  /// minimum; its top and bottom margins are 0 unless set.
  private var ownMargins: UIEdgeInsets {
    guard let controller = owningController else {
      return insets?.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    var margins = insets?.margins ?? .zero
    guard controller.viewRespectsSystemMinimumLayoutMargins else { return margins }
    let minimum = controller.systemMinimumLayoutMargins
    margins.top = max(margins.top, minimum.top)
    margins.left = max(margins.left, isRightToLeft ? minimum.trailing : minimum.leading)
    margins.bottom = max(margins.bottom, minimum.bottom)
    margins.right = max(margins.right, isRightToLeft ? minimum.leading : minimum.trailing)
    return margins
  }

  package final func setLayoutMargins(_ margins: UIEdgeInsets) {
    Self.check(insets: margins)
    guard insets?.margins != margins else { return }
    ownInsets.margins = margins
    marginsDidChange()
  }

  /// Notifies this view, and the subviews that preserve its margins, if the margins changed.
  package final func marginsDidChange() {
    announce(effectiveLayoutMargins)
  }

  private func announce(_ margins: UIEdgeInsets) {
    guard margins != insets?.announcedMargins else { return }
    ownInsets.announcedMargins = margins
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    layoutInsetsDidChange()
    setNeedsLayout()
    for view in subviewsStorage where view.preservesSuperviewLayoutMargins {
      descend { view.announce(view.margins(within: margins)) }
    }
  }

  /// Recalculates the safe area insets from the superview's safe area and the view controller's additional
  /// insets. Notifies this view and its subviews if the insets changed.
  package final func safeAreaMayHaveChanged() {
    var safeArea = inheritedSafeArea
    if owningController != nil, let insets { safeArea = safeArea + insets.additional }
    guard safeArea != insets?.safeArea ?? .zero else { return }
    ownInsets.safeArea = safeArea
    ObservedObject.didChange(self)
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    layoutInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    setNeedsLayout()
    for view in subviewsStorage { descend { view.safeAreaMayHaveChanged() } }
  }

  private var inheritedSafeArea: UIEdgeInsets {
    guard let superview else { return (self as? UIWindow)?.screenSafeArea ?? .zero }
    let outer = superview.safeAreaForSubviews
    guard outer != .zero else { return .zero }
    let area = superview.bounds.inset(by: outer)
    let frame = frame
    // The superview's bars don't cover what lies outside of the superview. If that part counted, a view whose
    // size depends on its margins would grow with each layout.
    return UIEdgeInsets(
      top: max(0, min(area.minY - frame.minY, frame.height, outer.top)),
      left: max(0, min(area.minX - frame.minX, frame.width, outer.left)),
      bottom: max(0, min(frame.maxY - area.maxY, frame.height, outer.bottom)),
      right: max(0, min(frame.maxX - area.maxX, frame.width, outer.right)))
  }
}
