import DisplayInterface
import Foundation

/// Moves a scroll view's content frame by frame.
@MainActor final class ScrollMotion {
  enum Kind {
    /// What follows a drag.
    case deceleration
    /// What the app asked for.
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
  /// In points a second, along each axis.
  private let velocity: (TimeInterval) -> CGPoint
  /// Where a deceleration comes to rest.
  let end: CGPoint
  /// The least and the greatest offset for which it was planned.
  let limits: [CGPoint]

  /// - Parameter paths: For each axis, the movement of the content over time, up to where it stops.
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

  /// In points a second.
  var currentVelocity: CGPoint { velocity(time) }

  /// Whether the edge of the content, as it was, ends it.
  var endsAtEdge: Bool { limits.contains { $0.x == end.x || $0.y == end.y } }

  func begin() {
    entry = timeline.schedule(after: Self.frame) { [weak self] finished in
      if finished { self?.step() }
    }
  }

  /// Leaves the content where it is.
  func stop() {
    guard let entry else { return }
    self.entry = nil
    timeline.finish(entry, finished: false)
  }

  private func step() {
    entry = nil
    guard let scrollView, scrollView.motion === self else { return }
    // What is not on the screen is where it was going to be.
    let (offset, isOver) = place(scrollView.window == nil ? .infinity : time)
    scrollView.contentOffset = offset
    // The app may have stopped it, or begun another.
    guard scrollView.motion === self else { return }
    guard isOver else { return begin() }
    scrollView.motion = nil
    settling?()
    scrollView.endMotion(kind)
  }
}
