import Foundation

/// A trigger for notifications that a server sent. There are none.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
