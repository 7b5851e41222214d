import DisplayInterface
import Foundation

/// A drag that consists of turns of a wheel, or swipes on a trackpad, in quick succession.
@MainActor final class WheelDrag {
  /// The time after the last turn until the drag ends, in seconds.
  private static let pause: TimeInterval = 0.12

  private weak var scrollView: UIScrollView?
  private let start: CGPoint
  private let timeline = AnimationTimeline.current
  private var end: AnimationTimeline.Entry?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.stopMotion()
    start = scrollView.contentOffset
    scrollView.wheelDrag = self
    scrollView.beginDragging()
  }

  func move(to offset: CGPoint) {
    guard let scrollView else { return }
    let room = scrollView.bounds.size
    // With paging, a drag moves by one page at most.
    scrollView.contentOffset =
      scrollView.isPagingEnabled
      ? CGPoint(
        x: offset.x.clamped(start.x - room.width, start.x + room.width),
        y: offset.y.clamped(start.y - room.height, start.y + room.height)) : offset
    if let end { timeline.finish(end, finished: false) }
    end = timeline.schedule(after: Self.pause) { [weak self] finished in
      if finished { self?.letGo() }
    }
  }

  /// Ends the drag immediately.
  func letGo() {
    if let end { timeline.finish(end, finished: false) }
    guard let scrollView, scrollView.wheelDrag === self else { return }
    scrollView.wheelDrag = nil
    let offset = scrollView.contentOffset
    let velocity = CGPoint(x: (offset.x - start.x) / 100, y: (offset.y - start.y) / 100)
    let rest =
      scrollView.isPagingEnabled
      ? scrollView.restingOffset(from: start, velocity: velocity) : scrollView.clamped(offset)
    scrollView.endDragging(at: rest, velocity: velocity)
  }
}
