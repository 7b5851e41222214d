public import Foundation

/// A notification that is due.
open class UNNotification: NSObject, @unchecked Sendable {
  public let date = Date()
  public let request: UNNotificationRequest

  package init(_ request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}
