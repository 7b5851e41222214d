import Foundation

/// The text with which the user responded to a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  open private(set) var userText: String

  package init(_ notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification, actionIdentifier: actionIdentifier)
  }
}
