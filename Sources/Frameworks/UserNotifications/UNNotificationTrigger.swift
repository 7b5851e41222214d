public import Foundation

/// The condition that causes a notification's delivery.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  open private(set) var repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// The number of seconds until the trigger fires next, or `nil` if it doesn't fire.
  var delay: TimeInterval? { nil }
}
