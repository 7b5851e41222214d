package import DisplayInterface
package import Foundation

extension UIScrollView {
  /// Scrolls as a user's drag does, including all messages to the delegate.
  ///
  /// - Parameter distance: The distance in points; positive towards the end of the content.
  /// - Returns: `true` if the content moved.
  package final func scrollByUser(_ distance: CGSize) -> Bool {
    guard isScrollEnabled else { return false }
    let old = contentOffset
    var target = clamped(snapped(CGPoint(x: old.x + distance.width, y: old.y + distance.height)))
    // Keeps an offset beyond the content that the app set orthogonally to the scroll direction.
    if distance.width == 0 { target.x = old.x }
    if distance.height == 0 { target.y = old.y }
    let isPulled = pull(distance, from: old)
    guard target != old else { return isPulled || wheelDrag != nil }
    lastScroll = .now
    if movesInFrames {
      (wheelDrag ?? WheelDrag(self)).move(to: target)
    } else {
      drag(to: target, velocity: CGPoint(x: distance.width / 100, y: distance.height / 100))
    }
    return true
  }

  /// Scrolls to an offset, as if a user's drag ended there.
  package final func drag(to target: CGPoint, velocity: CGPoint = .zero) {
    stopMotion()
    beginDragging()
    let start = contentOffset
    if !isPagingEnabled { contentOffset = target }
    endDragging(
      at: isPagingEnabled ? page(towards: target, from: start) : target, velocity: velocity)
  }

  /// Returns the offset of the next page in the direction of `target`.
  final func page(towards target: CGPoint, from start: CGPoint) -> CGPoint {
    func page(_ start: CGFloat, _ target: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0, start != target else { return start }
      let position = start / length
      return
        (target > start ? (position + 0.001).rounded(.up) : (position - 0.001).rounded(.down))
        * length
    }
    return clamped(
      CGPoint(
        x: page(start.x, target.x, bounds.width), y: page(start.y, target.y, bounds.height)))
  }

  /// Returns the nearest offset at which the look can place the content.
  package final func snapped(_ offset: CGPoint) -> CGPoint {
    let step = UIApplication.look.step(.free)
    return CGPoint(x: step.round(offset.x, .horizontal), y: step.round(offset.y, .vertical))
  }

  /// Adds up the distance scrolled beyond the top, and triggers the refresh control at its threshold.
  ///
  /// - Returns: Whether the distance was added.
  private func pull(_ distance: CGSize, from offset: CGPoint) -> Bool {
    guard let refreshControl, distance.height < 0, offset.y <= minimumOffset.y else {
      pulledDistance = 0
      return false
    }
    // The end of a flick that moved the content to its top doesn't pull it.
    if pulledDistance == 0, let lastScroll, lastScroll.duration(to: .now) < .milliseconds(400) {
      return false
    }
    pulledDistance -= distance.height
    if pulledDistance >= 80 {
      pulledDistance = 0
      refreshControl.trigger()
    }
    return true
  }

  // MARK: Keys

  package final func handleScrollKey(_ key: KeyPress) -> Bool {
    guard isScrollEnabled, key.modifiers.isEmpty else { return false }
    switch key.key {
    case .pageDown: return scroll(by: CGSize(width: 0, height: pageLength))
    case .pageUp: return scroll(by: CGSize(width: 0, height: -pageLength))
    case .end: return scrollToEnd()
    case .home: return scrollToTop()
    default: return false
    }
  }

  /// The visible height minus one line, which stays visible.
  package final var pageLength: CGFloat {
    let room = bounds.inset(by: adjustedContentInset).height
    let line = UIApplication.look.height(of: .row)
    return max(line, room - line)
  }

  private func scrollToEnd() -> Bool {
    guard scroll(by: CGSize(width: 0, height: maximumOffset.y - contentOffset.y)) else {
      return false
    }
    // Self-sizing content gets its exact size only when it becomes visible.
    for _ in 0..<8 {
      layoutIfNeeded()
      guard contentOffset.y < maximumOffset.y else { break }
      contentOffset.y = maximumOffset.y
    }
    return true
  }

  /// Scrolls to the start of the content, if the app allows it.
  package final func scrollToTop() -> Bool {
    let top = minimumOffset.y
    guard scrollsToTop, contentOffset.y > top else { return false }
    guard delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    contentOffset.y = top
    delegate?.scrollViewDidScrollToTop(self)
    return true
  }
}
