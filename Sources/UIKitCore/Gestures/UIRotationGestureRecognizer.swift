public import Foundation

/// Recognizes two fingers that rotate around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The clockwise rotation in radians since the beginning. Setting it continues from the new value.
  open var rotation: CGFloat = 0 { willSet { checkThread() } }

  /// The velocity in radians per second.
  open var velocity: CGFloat { speed }

  /// The rotation in radians until the gesture begins.
  private static let threshold: CGFloat = 0.05

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
    guard let start, let last, let present = TwoFingers(self.touches) else { return }
    if state == .possible, abs(present.turn(from: start)) < Self.threshold { return }
    let turn = present.turn(from: last)
    speed = turn / max(present.time - last.time, 1 / 240)
    rotation += turn
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
    rotation = 0
    speed = 0
    start = nil
    last = nil
  }
}
