import Foundation

/// Recognizes one or more taps by one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1 { willSet { checkThread() } }
  open var numberOfTouchesRequired = 1 { willSet { checkThread() } }
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary { willSet { checkThread() } }

  /// The maximum distance in points that a finger can move, and between taps.
  private static let slip: CGFloat = 45
  /// The maximum time in seconds between taps.
  private static let pause: TimeInterval = 0.35

  private var taps = 0
  private var fingers = 0
  private var start: CGPoint?
  private var timer = GestureTimer()

  package override var awaitsMoreTouches: Bool { taps > 0 && taps < numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.buttonMask.contains(buttonMaskRequired) else {
      state = .failed
      return
    }
    timer.stop()
    fingers = max(fingers, numberOfTouches)
    guard fingers <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    let place = location(in: nil)
    if let start, taps > 0, start.distance(to: place) > Self.slip {
      state = .failed
    } else if start == nil {
      start = place
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let start, fingers == 1, start.distance(to: location(in: nil)) > Self.slip {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      timer.start(Self.pause) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    timer.stop()
    taps = 0
    fingers = 0
    start = nil
  }
}
