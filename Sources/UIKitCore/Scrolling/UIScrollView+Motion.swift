import DisplayInterface
import Foundation

/// Motions of the content after a drag or at the app's request. On a display without animations, the content
/// moves immediately.
extension UIScrollView {
  final var movesInFrames: Bool {
    window != nil && AnimationTimeline.current.hasFrames && UIView.areAnimationsEnabled
      && UIApplication.look.scrollsInFrames
  }

  // MARK: After a drag

  /// Returns the offset at which a drag that ends now would come to rest.
  ///
  /// - Parameters:
  ///   - start: The offset when the drag began.
  ///   - velocity: The velocity in points per millisecond.
  final func restingOffset(from start: CGPoint, velocity: CGPoint) -> CGPoint {
    guard movesInFrames else {
      return isPagingEnabled ? page(towards: contentOffset, from: start) : contentOffset
    }
    guard !isPagingEnabled else { return restingPage(from: start, velocity: velocity) }
    func rest(_ place: CGFloat, _ velocity: CGFloat) -> CGFloat {
      place + ScrollPath.distance(velocity: velocity * 1000, rate: decelerationRate.rawValue)
    }
    return clamped(
      snapped(
        CGPoint(x: rest(contentOffset.x, velocity.x), y: rest(contentOffset.y, velocity.y))))
  }

  /// Returns the offset of the page that fills most of the view or, after a flick, of the next page in its
  /// direction.
  final func restingPage(from start: CGPoint, velocity: CGPoint) -> CGPoint {
    func page(
      _ place: CGFloat, _ start: CGFloat, _ velocity: CGFloat, _ length: CGFloat
    ) -> CGFloat {
      guard length > 0 else { return place }
      let first = (start / length).rounded()
      let position = place / length
      let next =
        abs(velocity) < 0.2 ? position.rounded() : position.rounded(velocity > 0 ? .up : .down)
      return next.clamped(first - 1, first + 1) * length
    }
    return clamped(
      CGPoint(
        x: page(contentOffset.x, start.x, velocity.x, bounds.width),
        y: page(contentOffset.y, start.y, velocity.y, bounds.height)))
  }

  /// Decelerates to `rest` after a drag.
  ///
  /// - Parameters:
  ///   - planned: The offset at which the content would come to rest if the delegate didn't change it.
  ///   - velocity: The velocity in points per millisecond.
  final func decelerate(to rest: CGPoint, planned: CGPoint, velocity: CGPoint) {
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    guard isDecelerating else { return }
    guard movesInFrames else {
      contentOffset = rest
      return endMotion(.deceleration)
    }
    glide(to: rest, planned: planned, velocity: velocity)
  }

  private func glide(to rest: CGPoint, planned: CGPoint, velocity: CGPoint) {
    let (low, high) = (minimumOffset, maximumOffset)
    func path(
      _ place: CGFloat, _ rest: CGFloat, _ planned: CGFloat, _ velocity: CGFloat,
      _ limits: ClosedRange<CGFloat>, _ bounces: Bool
    ) -> ScrollPath {
      if place == rest, velocity == 0 { return .rest(at: rest) }
      if rest == planned, !isPagingEnabled {
        return .glide(
          from: place, velocity: velocity * 1000, rate: decelerationRate.rawValue, within: limits,
          bounces: bounces)
      }
      // Towards an offset that the delegate chose, only a velocity in that direction counts.
      let way = rest - place
      return .spring(from: place, to: rest, velocity: velocity * way > 0 ? velocity * 1000 : 0)
    }
    let offset = contentOffset
    move(
      ScrollMotion(
        decelerating: self,
        along: (
          path(offset.x, rest.x, planned.x, velocity.x, low.x...high.x, bouncesAcross),
          path(offset.y, rest.y, planned.y, velocity.y, low.y...high.y, bouncesDown)
        )))
  }

  final var bouncesAcross: Bool { bounces && bouncesHorizontally && canScrollHorizontally }
  final var bouncesDown: Bool { bounces && bouncesVertically && canScrollVertically }

  // MARK: At the app's request

  /// - Parameters:
  ///   - target: Returns the target. Called in each frame, because sizes that become known on the way change it.
  ///   - settling: Called when the content has reached the target, before the delegate is notified.
  final func animateContent(to target: @escaping () -> CGPoint, settling: (() -> Void)? = nil) {
    stopMotion()
    move(ScrollMotion(moving: self, to: target, settling: settling))
  }

  // MARK: End of a motion

  private func move(_ motion: ScrollMotion) {
    self.motion = motion
    motion.begin()
  }

  /// Stops the content at its current offset.
  final func stopMotion() {
    guard let motion else { return }
    self.motion = nil
    motion.stop()
    endMotion(motion.kind)
  }

  /// Notifies the delegate that the content has come to rest.
  final func endMotion(_ kind: ScrollMotion.Kind) {
    switch kind {
    case .deceleration:
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    case .animation:
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    contentDidSettle()
  }

  /// Called when the content or its insets changed, which can be during a motion.
  final func limitsDidChange() {
    guard let motion, motion.kind == .deceleration, motion.limits != [minimumOffset, maximumOffset]
    else { return }
    let rest = clamped(motion.end)
    // The motion keeps its target, unless the target was at an edge or is beyond one.
    if rest == motion.end, !motion.endsAtEdge { return }
    let velocity = motion.currentVelocity
    let pace = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let planned = restingOffset(from: contentOffset, velocity: pace)
    motion.stop()
    glide(to: planned, planned: planned, velocity: pace)
  }
}
