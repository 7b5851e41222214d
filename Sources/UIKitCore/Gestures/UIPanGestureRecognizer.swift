public import Foundation

/// Recognizes fingers that are dragged.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1 { willSet { checkThread() } }
  open var maximumNumberOfTouches = Int.max { willSet { checkThread() } }
  /// Has no effect.
  open var allowedScrollTypesMask: UIScrollTypeMask = [] { willSet { checkThread() } }

  /// The distance in points that fingers have to move until the drag begins.
  private static let threshold: CGFloat = 10

  /// The time in seconds that fingers can rest without losing their velocity.
  private static let longestPause = 0.1

  /// The start of the translation in the window.
  private var origin: CGPoint?
  /// The time in seconds over which the velocity is measured.
  private static let window = 0.06
  /// The last moves in the same direction, the oldest one first.
  private var moves: [(place: CGPoint, time: TimeInterval)] = []
  private var lastMove: (place: CGPoint, time: TimeInterval)? { moves.last }

  /// The current or last location of the fingers in the window.
  private var place: CGPoint { location(in: nil) }

  /// Returns the distance of the drag in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    guard let origin else { return .zero }
    return difference(from: origin, to: place, in: view)
  }

  /// Sets the distance of the drag so far.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    checkThread()
    let place = place
    guard let view else {
      origin = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
      return
    }
    let inView = view.convert(place, from: nil)
    origin = view.convert(
      CGPoint(x: inView.x - translation.x, y: inView.y - translation.y), to: nil)
  }

  /// Returns the velocity in points per second.
  open func velocity(in view: UIView?) -> CGPoint { difference(from: .zero, to: speed, in: view) }

  private func difference(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    let start = view?.convert(start, from: nil) ?? start
    let end = view?.convert(end, from: nil) ?? end
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Returns whether a drag over this distance in the window can begin the gesture.
  package func mayBegin(after distance: CGPoint) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      state = state == .possible ? .failed : .cancelled
      return
    }
    // An additional finger doesn't change the translation.
    if state == .possible || origin == nil {
      origin = place
    } else if let lastMove, let origin {
      let jump = CGPoint(x: place.x - lastMove.place.x, y: place.y - lastMove.place.y)
      self.origin = CGPoint(x: origin.x + jump.x, y: origin.y + jump.y)
    }
    moves = [(place, touches.first?.timestamp ?? 0)]
  }

  /// The velocity in points per second.
  private var speed: CGPoint {
    guard var first = moves.first, let last = moves.last, moves.count > 1 else { return .zero }
    let shortest: TimeInterval = 1 / 240
    // Simultaneous moves are made by code. The last one counts.
    if last.time - first.time < shortest { first = moves[moves.count - 2] }
    let elapsed = max(last.time - first.time, shortest)
    return CGPoint(
      x: (last.place.x - first.place.x) / elapsed, y: (last.place.y - first.place.y) / elapsed)
  }

  private func note(_ place: CGPoint, at time: TimeInterval) {
    if let last = moves.last {
      let before = moves.count > 1 ? moves[moves.count - 2].place : last.place
      let turn =
        (last.place.x - before.x) * (place.x - last.place.x)
        + (last.place.y - before.y) * (place.y - last.place.y)
      // Resting or reversing the direction discards the former velocity.
      if place == last.place { moves = [] } else if turn < 0 { moves = [last] }
    }
    // The last move is kept regardless of its time.
    moves.removeFirst(moves.dropLast().prefix { time - $0.time > Self.window }.count)
    moves.append((place, time))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(place, at: touches.first?.timestamp ?? 0)
    guard state == .possible else {
      state = .changed
      return
    }
    let distance = translation(in: nil)
    guard numberOfTouches >= minimumNumberOfTouches,
      hypot(distance.x, distance.y) >= Self.threshold
    else { return }
    state = mayBegin(after: distance) ? .began : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let isOver = self.touches.allSatisfy { $0.phase == .ended }
    // Fingers that rested before they were lifted have no velocity.
    if let lastMove, let time = touches.first?.timestamp, time - lastMove.time > Self.longestPause {
      moves = []
    }
    if state == .possible {
      if isOver { state = .failed }
    } else if isOver {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    origin = nil
    moves = []
  }
}
