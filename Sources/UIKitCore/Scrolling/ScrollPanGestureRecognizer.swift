import Foundation

/// Scrolls the scroll view it belongs to.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var startOffset = CGPoint.zero
  private var hasRefreshed = false

  private var scrollView: UIScrollView? { view as? UIScrollView }

  init() {
    super.init(target: nil, action: nil)
    reaction = { ($0 as? ScrollPanGestureRecognizer)?.scroll() }
  }

  override func mayBegin(after distance: CGPoint) -> Bool {
    guard let scrollView, scrollView.isScrollEnabled,
      abs(distance.x) > abs(distance.y)
        ? scrollView.canScrollHorizontally : scrollView.canScrollVertically
    else { return false }
    return touches.allSatisfy { touch in
      touch.view.map { $0 === scrollView || scrollView.touchesShouldCancel(in: $0) } ?? true
    }
  }

  private func scroll() {
    guard let scrollView else { return }
    switch state {
    case .began:
      startOffset = scrollView.contentOffset
      hasRefreshed = false
      scrollView.beginDragging()
      move(scrollView)
    case .changed:
      move(scrollView)
    case .ended, .cancelled:
      let velocity = velocity(in: nil)
      scrollView.endDragging(
        from: startOffset, velocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000))
    case .possible, .failed:
      break
    }
  }

  private func move(_ scrollView: UIScrollView) {
    let distance = translation(in: nil)
    var target = startOffset
    if scrollView.canScrollHorizontally { target.x -= distance.x }
    if scrollView.canScrollVertically { target.y -= distance.y }
    let overshoot = scrollView.minimumOffset.y - target.y
    if overshoot >= 80, !hasRefreshed, let refreshControl = scrollView.refreshControl {
      hasRefreshed = true
      refreshControl.trigger()
    }
    scrollView.contentOffset = scrollView.clamped(scrollView.snapped(target))
  }
}

extension UIScrollView {
  fileprivate var canScrollHorizontally: Bool {
    alwaysBounceHorizontal || maximumOffset.x > minimumOffset.x
  }

  final var canScrollVertically: Bool {
    alwaysBounceVertical || refreshControl != nil || maximumOffset.y > minimumOffset.y
  }

  fileprivate func beginDragging() {
    isTracking = true
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { window?.firstResponder?.resignFirstResponder() }
  }

  fileprivate func endDragging(from start: CGPoint, velocity: CGPoint) {
    isTracking = false
    var rest = isPagingEnabled ? page(towards: contentOffset, from: start) : contentOffset
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &rest)
    isDragging = false
    let goesOn = rest != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = rest
    isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }
}
