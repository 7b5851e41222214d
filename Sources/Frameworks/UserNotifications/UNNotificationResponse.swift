public import Foundation

/// The user's response to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  open private(set) var notification: UNNotification
  open private(set) var actionIdentifier: String

  package init(_ notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
