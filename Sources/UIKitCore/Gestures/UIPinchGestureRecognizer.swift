public import Foundation

/// Recognizes two fingers that move towards or away from each other.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to that at the beginning. Setting it continues from the new value.
  open var scale: CGFloat = 1 { willSet { checkThread() } }

  /// The velocity in scale factors per second.
  open var velocity: CGFloat { speed }

  /// The change of the distance in points until the pinch begins.
  private static let threshold: CGFloat = 8

  private var start: TwoFingers?
  private var last: TwoFingers?
  private var speed: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= 2 else {
      if state == .possible { state = .failed }
      return
    }
    start = TwoFingers(self.touches)
    last = start
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let last, let present = TwoFingers(self.touches), last.length > 0 else {
      return
    }
    if state == .possible, abs(present.length - start.length) < Self.threshold { return }
    let factor = present.length / last.length
    speed = scale * (factor - 1) / max(present.time - last.time, 1 / 240)
    scale *= factor
    self.last = present
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    scale = 1
    speed = 0
    start = nil
    last = nil
  }
}
