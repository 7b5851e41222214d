public import Foundation

/// What brings a notification about.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  open private(set) var repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// Seconds until it fires next; `nil` if it never does.
  var delay: TimeInterval? { nil }
}
