public import Foundation

/// A notification that has been delivered.
open class UNNotification: NSObject, @unchecked Sendable {
  open private(set) var date = Date()
  open private(set) var request: UNNotificationRequest

  package init(_ request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}
