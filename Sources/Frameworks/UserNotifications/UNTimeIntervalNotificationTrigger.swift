public import Foundation

/// Fires after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  open private(set) var timeInterval: TimeInterval

  /// - Parameter timeInterval: Above 0; at least 60 seconds to repeat.
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
