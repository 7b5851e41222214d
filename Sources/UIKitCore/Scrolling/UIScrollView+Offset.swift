import DisplayInterface
package import Foundation

extension UIScrollView {
  /// The smallest content offset that displays only content and insets.
  package final var minimumOffset: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(x: -inset.left, y: -inset.top)
  }

  /// The largest content offset that displays only content and insets.
  package final var maximumOffset: CGPoint {
    let inset = adjustedContentInset
    let minimum = minimumOffset
    return CGPoint(
      x: max(minimum.x, contentSize.width + inset.right - bounds.width),
      y: max(minimum.y, contentSize.height + inset.bottom - bounds.height))
  }

  package final func clamped(_ offset: CGPoint) -> CGPoint {
    let low = minimumOffset
    let high = maximumOffset
    func nearest(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      offset.isNaN ? offset : offset.clamped(low, high)
    }
    return CGPoint(
      x: nearest(offset.x, low.x, high.x), y: nearest(offset.y, low.y, high.y))
  }

  package final func keepOffsetInContent() {
    guard !isTracking else { return }
    guard motion == nil else { return limitsDidChange() }
    let offset = clamped(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  package final func contentSizeDidChange() {
    setNeedsLayout()
    adjustedContentInsetMayHaveChanged()
    keepOffsetInContent()
  }

  package final func moveContent(to offset: CGPoint, animated: Bool) {
    guard offset != contentOffset else { return }
    if animated, movesInFrames { return animateContent { offset } }
    contentOffset = offset
    guard animated else { return }
    Turn.current.afterLayout { [weak self] in
      guard let self else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  package final func revealContent(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var offset = contentOffset
    offset.x += distance(from: (visible.minX, visible.maxX), to: (rect.minX, rect.maxX))
    offset.y += distance(from: (visible.minY, visible.maxY), to: (rect.minY, rect.maxY))
    moveContent(to: clamped(offset), animated: animated)
  }

  /// Returns the smallest distance to move `room` so that it contains `part`, or as much of its start as fits.
  private func distance(
    from room: (low: CGFloat, high: CGFloat), to part: (low: CGFloat, high: CGFloat)
  ) -> CGFloat {
    if part.low < room.low {
      // A part that covers the whole room is already as visible as possible.
      return part.high >= room.high ? 0 : part.low - room.low
    }
    if part.high <= room.high { return 0 }
    return min(part.high - max(room.low, room.high), max(0, part.low - room.low))
  }
}
