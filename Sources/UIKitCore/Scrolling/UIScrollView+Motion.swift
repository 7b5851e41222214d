import DisplayInterface
import Foundation

/// Content that moves by itself: after a drag, and to where the app asked for. Where nothing moves it is there at once.
extension UIScrollView {
  final var movesInFrames: Bool {
    window != nil && AnimationTimeline.current.hasFrames && UIView.areAnimationsEnabled
      && UIApplication.look.scrollsInFrames
  }

  // MARK: After a drag

  /// Where a drag that ends now would come to rest.
  ///
  /// - Parameters:
  ///   - start: Where the content was when the drag began.
  ///   - velocity: In points a millisecond.
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

  /// The page that most of the view shows; when thrown the next one in that direction.
  private func restingPage(from start: CGPoint, velocity: CGPoint) -> CGPoint {
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

  /// Goes on to `rest` after a drag.
  ///
  /// - Parameters:
  ///   - planned: Where the content would have come to rest, had its delegate not said otherwise.
  ///   - velocity: In points a millisecond.
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
      // Towards a chosen place it doesn't matter how far it was thrown, as long as that isn't the other way.
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

  // MARK: For the app

  /// - Parameters:
  ///   - target: Asked at each frame, as sizes get known on the way.
  ///   - settling: Called when the content is there, before the delegate is told.
  final func animateContent(to target: @escaping () -> CGPoint, settling: (() -> Void)? = nil) {
    stopMotion()
    move(ScrollMotion(moving: self, to: target, settling: settling))
  }

  // MARK: Ends

  private func move(_ motion: ScrollMotion) {
    self.motion = motion
    motion.begin()
  }

  /// Leaves the content where it is.
  final func stopMotion() {
    guard let motion else { return }
    self.motion = nil
    motion.stop()
    endMotion(motion.kind)
  }

  /// Tells the delegate that the content has come to rest.
  final func endMotion(_ kind: ScrollMotion.Kind) {
    switch kind {
    case .deceleration:
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    case .animation:
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Content and insets are others than when the motion began.
  final func limitsDidChange() {
    guard let motion, motion.kind == .deceleration, motion.limits != [minimumOffset, maximumOffset]
    else { return }
    let rest = clamped(motion.end)
    // It goes on to where it was going, unless that was or is an edge.
    if rest == motion.end, !motion.endsAtEdge { return }
    let velocity = motion.currentVelocity
    let pace = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    let planned = restingOffset(from: contentOffset, velocity: pace)
    motion.stop()
    glide(to: planned, planned: planned, velocity: pace)
  }
}
