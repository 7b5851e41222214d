import DisplayInterface
import Foundation

/// The pointers on the screen, and what is known of the last tap.
@MainActor struct PointerState {
  /// The touches that are under way, by pointer.
  var touches: [Int: UITouch] = [:]
  var hover = HoverTracker()
  private var clock = PointerClock()

  /// How far and how long apart two taps may be to count as a double tap, in points and seconds.
  private static let reach: CGFloat = 45
  private static let pause: TimeInterval = 0.35
  private var lastTap: (count: Int, location: CGPoint, time: TimeInterval)?

  /// When the pointer did what it did, in seconds since the system started.
  mutating func time(of pointer: Pointer) -> TimeInterval {
    if touches.isEmpty, pointer.phase == .began { clock.restart() }
    return clock.time(of: pointer)
  }

  /// How many taps a touch that begins makes together with those right before it.
  mutating func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
    guard let last = lastTap, time - last.time <= Self.pause,
      last.location.distance(to: location) <= Self.reach
    else { return 1 }
    return last.count + 1
  }

  mutating func touchEnded(_ touch: UITouch, at location: CGPoint) {
    lastTap = (touch.tapCount, location, touch.timestamp)
  }
}
