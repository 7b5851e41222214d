import DisplayInterface
import Foundation

/// Tells when a pointer moved by the display's own clock, so that what delays messages on their way doesn't change how
/// fast a finger is.
struct PointerClock {
  /// What the system's clock is ahead of the display's, in seconds.
  private var lead: TimeInterval?
  private var last: TimeInterval = 0

  /// Forgets the last touches: the connection may be faster or slower by now.
  mutating func restart() { lead = nil }

  /// In seconds since the system started; never earlier than the last answer since ``restart()``.
  mutating func time(of pointer: Pointer) -> TimeInterval {
    let now = ProcessInfo.processInfo.systemUptime
    guard let time = pointer.time else { return now }
    if lead == nil { (lead, last) = (now - time, now) }
    last = max(time + (lead ?? 0), last)
    return last
  }
}
