public import Foundation

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  open private(set) var identifier: String
  open private(set) var title: String
  open private(set) var options: UNNotificationActionOptions
  open private(set) var icon: UNNotificationActionIcon?

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
    super.init()
  }

  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) {
    self.init(identifier: identifier, title: title, options: options, icon: nil)
  }
}
