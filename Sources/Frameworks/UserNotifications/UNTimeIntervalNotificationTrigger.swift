public import Foundation

/// A trigger that fires after an interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var timeInterval: TimeInterval

  /// - Parameter timeInterval: The interval in seconds, greater than 0, and at least 60 if the trigger repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    guard timeInterval > 0 else { fatalError("time interval must be greater than 0") }
    guard !repeats || timeInterval >= 60 else {
      fatalError("time interval must be at least 60 if repeating")
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

  override var delay: TimeInterval? { timeInterval }
}
