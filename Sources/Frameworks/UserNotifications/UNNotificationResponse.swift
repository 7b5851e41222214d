public import Foundation

/// What a person did with a notification.
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
