import Foundation

/// The actions that a notification offers, which the app can change.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }

  open func setActions(
    _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
  ) {
    self.actions[context] = actions
  }
}
