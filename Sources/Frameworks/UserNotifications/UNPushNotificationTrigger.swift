import Foundation

/// What a server sent; there is none.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}
