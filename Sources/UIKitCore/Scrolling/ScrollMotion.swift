import DisplayInterface
import Foundation

/// Moves the content of a scroll view frame by frame.
@MainActor final class ScrollMotion {
  enum Kind {
    /// The motion after a drag.
    case deceleration
    /// The animation that the app requested.
    case animation
  }

  private static let frame: TimeInterval = 1.0 / 60

  let kind: Kind
  private weak var scrollView: UIScrollView?
  private let timeline = AnimationTimeline.current
  private let start: TimeInterval
  private var entry: AnimationTimeline.Entry?
  private let settling: (() -> Void)?
  private let place: (TimeInterval) -> (CGPoint, isOver: Bool)
  /// Returns the velocity along each axis in points per second.
  private let velocity: (TimeInterval) -> CGPoint
  /// The offset at which a deceleration ends.
  let end: CGPoint
  /// The minimum and maximum offsets for which the motion was planned.
  let limits: [CGPoint]

  /// - Parameter paths: The motion of the content along each axis up to its end.
  init(decelerating scrollView: UIScrollView, along paths: (x: ScrollPath, y: ScrollPath)) {
    kind = .deceleration
    settling = nil
    self.scrollView = scrollView
    start = timeline.now
    place = { time in
      (
        CGPoint(x: paths.x.place(at: time), y: paths.y.place(at: time)),
        time >= max(paths.x.duration, paths.y.duration)
      )
    }
    velocity = { CGPoint(x: paths.x.velocity(at: $0), y: paths.y.velocity(at: $0)) }
    end = CGPoint(x: paths.x.end, y: paths.y.end)
    limits = [scrollView.minimumOffset, scrollView.maximumOffset]
  }

  init(
    moving scrollView: UIScrollView, to target: @escaping () -> CGPoint, settling: (() -> Void)?
  ) {
    kind = .animation
    self.settling = settling
    self.scrollView = scrollView
    start = timeline.now
    let first = scrollView.contentOffset
    place = { time in
      let part = (time / 0.3).clamped(0, 1)
      let progress = part * part * (3 - 2 * part)
      let last = target()
      guard part < 1 else { return (last, true) }
      return (
        CGPoint(
          x: first.x + (last.x - first.x) * progress, y: first.y + (last.y - first.y) * progress),
        false
      )
    }
    velocity = { _ in .zero }
    end = target()
    limits = []
  }

  private var time: TimeInterval { timeline.now - start }

  /// The velocity in points per second.
  var currentVelocity: CGPoint { velocity(time) }

  /// Whether the motion ends at an edge of the content, as it was when the motion began.
  var endsAtEdge: Bool { limits.contains { $0.x == end.x || $0.y == end.y } }

  func begin() {
    entry = timeline.schedule(after: Self.frame) { [weak self] finished in
      if finished { self?.step() }
    }
  }

  /// Stops the content at its current offset.
  func stop() {
    guard let entry else { return }
    self.entry = nil
    timeline.finish(entry, finished: false)
  }

  private func step() {
    entry = nil
    guard let scrollView, scrollView.motion === self else { return }
    // If the view isn't in a window, the motion ends immediately at its target.
    let (offset, isOver) = place(scrollView.window == nil ? .infinity : time)
    scrollView.contentOffset = offset
    // The app may have stopped the motion, or started another one.
    guard scrollView.motion === self else { return }
    guard isOver else { return begin() }
    scrollView.motion = nil
    settling?()
    scrollView.endMotion(kind)
  }
}
