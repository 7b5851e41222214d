public import Foundation

/// The kinds of notifications that an app wants, in apps for versions of iOS before the User Notifications framework.
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  open private(set) var types: UIUserNotificationType
  open private(set) var categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}
