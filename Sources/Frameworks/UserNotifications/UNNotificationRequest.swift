public import Foundation

/// A notification and its trigger.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var content: UNNotificationContent
  /// The trigger, or `nil` to deliver the notification immediately.
  open private(set) var trigger: UNNotificationTrigger?

  /// - Parameter content: The content, which is copied.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
