import Foundation

/// Dragging, and the messages about it to the delegate.
extension UIScrollView {
  final var canScrollHorizontally: Bool {
    alwaysBounceHorizontal || maximumOffset.x > minimumOffset.x
  }

  final var canScrollVertically: Bool {
    alwaysBounceVertical || refreshControl != nil || maximumOffset.y > minimumOffset.y
  }

  /// Changes the part of an offset that is beyond the content. Along an axis without bouncing, removes it.
  final func stretched(
    _ offset: CGPoint, by change: (CGFloat, _ length: CGFloat) -> CGFloat
  ) -> CGPoint {
    var result = clamped(offset)
    guard movesInFrames else { return result }
    func part(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      distance == 0 ? 0 : distance < 0 ? -change(-distance, length) : change(distance, length)
    }
    if bouncesAcross { result.x += part(offset.x - result.x, bounds.width) }
    if bouncesDown { result.y += part(offset.y - result.y, bounds.height) }
    return result
  }

  final func beginDragging() {
    isTracking = true
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { window?.firstResponder?.resignFirstResponder() }
  }

  /// - Parameters:
  ///   - planned: The offset at which the content comes to rest, unless the delegate changes it.
  ///   - velocity: The velocity in points per millisecond.
  final func endDragging(at planned: CGPoint, velocity: CGPoint) {
    isTracking = false
    var rest = restingOffset(planned, velocity: velocity)
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &rest)
    isDragging = false
    dragDidEnd(at: rest)
    let goesOn = rest != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if goesOn {
      decelerate(to: rest, planned: planned, velocity: velocity)
    } else {
      contentDidSettle()
    }
  }
}
