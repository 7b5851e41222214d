import DisplayInterface
import Foundation

/// The pointers on the screen, and the last tap.
@MainActor struct PointerState {
  /// The touches in progress, by pointer.
  var touches: [Int: UITouch] = [:]
  var hover = HoverTracker()
  private var clock = PointerClock()

  /// The maximum distance and pause between the taps of a double tap, in points and seconds.
  private static let reach: CGFloat = 45
  private static let pause: TimeInterval = 0.35
  private var lastTap: LastTap?

  private struct LastTap {
    let count: Int
    let location: CGPoint
    /// The time of the system's clock, and that of the display's clock if the display reports it.
    let time: TimeInterval
    let displayTime: TimeInterval?
  }

  /// Returns the time of the pointer's input, in seconds since the system started.
  mutating func time(of pointer: Pointer) -> TimeInterval {
    if touches.isEmpty, pointer.phase == .began { clock.restart() }
    return clock.time(of: pointer)
  }

  /// Returns the number of taps that a touch that begins makes together with the taps right before it.
  ///
  /// A delayed message lengthens the pause only by the system's clock, so the shorter pause of both clocks
  /// counts.
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
