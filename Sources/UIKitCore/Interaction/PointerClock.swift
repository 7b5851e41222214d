import DisplayInterface
import Foundation

/// Calculates the time of pointer input from the display's clock, so that delays of the display's messages don't
/// change the velocity of a touch.
struct PointerClock {
  /// The difference between the system's clock and the display's clock, in seconds.
  private var lead: TimeInterval?
  private var last: TimeInterval = 0

  /// Discards the difference of the clocks, because the delay of the connection may have changed.
  mutating func restart() { lead = nil }

  /// Returns the time in seconds since the system started. Times don't decrease until the next ``restart()``.
  mutating func time(of pointer: Pointer) -> TimeInterval {
    let now = ProcessInfo.processInfo.systemUptime
    guard let time = pointer.time else { return now }
    if lead == nil { (lead, last) = (now - time, now) }
    last = max(time + (lead ?? 0), last)
    return last
  }
}
