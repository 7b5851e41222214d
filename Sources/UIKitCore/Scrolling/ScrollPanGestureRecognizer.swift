import Foundation

/// Scrolls its scroll view.
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

  /// A touch stops the moving content, which can be dragged from there.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let scrollView, let motion = scrollView.motion else { return }
    let velocity = motion.currentVelocity
    // If the content has almost come to rest, the touch is passed on.
    let isCaught = hypot(velocity.x, velocity.y) > 30 || motion.kind == .animation
    scrollView.stopMotion()
    scrollView.keepOffsetInContent()
    if isCaught { state = .began }
  }

  private func scroll() {
    guard let scrollView else { return }
    switch state {
    case .began:
      scrollView.stopMotion()
      scrollView.dragWillBegin()
      guard state == .began else { return }
      startOffset = scrollView.stretched(scrollView.contentOffset, by: ElasticEdge.distance)
      hasRefreshed = false
      scrollView.beginDragging()
      move(scrollView)
    case .changed:
      move(scrollView)
    case .ended, .cancelled:
      let speed = state == .ended ? velocity(in: nil) : .zero
      let velocity = CGPoint(
        x: scrollView.canScrollHorizontally ? -speed.x / 1000 : 0,
        y: scrollView.canScrollVertically ? -speed.y / 1000 : 0)
      scrollView.endDragging(
        at: scrollView.restingOffset(from: startOffset, velocity: velocity), velocity: velocity)
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
    scrollView.contentOffset = scrollView.stretched(
      scrollView.snapped(target), by: ElasticEdge.stretch)
  }
}
