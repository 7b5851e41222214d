public import Foundation

/// Recognizes fingers that stay in place.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press. The default is 0.
  open var numberOfTapsRequired = 0 { willSet { checkThread() } }
  open var numberOfTouchesRequired = 1 { willSet { checkThread() } }
  /// The duration in seconds.
  open var minimumPressDuration: TimeInterval = 0.5 { willSet { checkThread() } }
  /// The distance in points that the fingers can move before the gesture begins.
  open var allowableMovement: CGFloat = 10 { willSet { checkThread() } }

  private var taps = 0
  private var start: CGPoint?
  private var timer = GestureTimer()

  package override var awaitsMoreTouches: Bool { taps > 0 && taps <= numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      if state == .possible { state = .failed }
      return
    }
    start = location(in: nil)
    guard numberOfTouches == numberOfTouchesRequired, taps == numberOfTapsRequired else { return }
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer.start(minimumPressDuration) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    if let start, start.distance(to: location(in: nil)) > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    timer.stop()
    guard taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    taps += 1
    timer.start(0.35) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    timer.stop()
    taps = 0
    start = nil
  }
}
