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
  private var lastTap: LastTap?

  private struct LastTap {
    let count: Int
    let location: CGPoint
    /// By the system's clock, and by the display's where it tells the time.
    let time: TimeInterval
    let displayTime: TimeInterval?
  }

  /// When the pointer did what it did, in seconds since the system started.
  mutating func time(of pointer: Pointer) -> TimeInterval {
    if touches.isEmpty, pointer.phase == .began { clock.restart() }
    return clock.time(of: pointer)
  }

  /// How many taps a touch that begins makes together with those right before it.
  ///
  /// A delay on the way makes a pause longer only by the system's clock.
  mutating func tapCount(of pointer: Pointer) -> Int {
    guard let last = lastTap, last.location.distance(to: pointer.location) <= Self.reach else {
      return 1
    }
    var pause = time(of: pointer) - last.time
    if let time = pointer.time, let lastTime = last.displayTime, time >= lastTime {
      pause = min(pause, time - lastTime)
    }
    return pause <= Self.pause ? last.count + 1 : 1
  }

  mutating func ended(_ touch: UITouch, by pointer: Pointer) {
    lastTap = LastTap(
      count: touch.tapCount, location: pointer.location, time: touch.timestamp,
      displayTime: pointer.time)
  }
}
