import Foundation

/// An action of a notification that the app can change.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  open override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  open override var activationMode: UIUserNotificationActivationMode {
    get { super.activationMode }
    set { super.activationMode = newValue }
  }
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { super.isAuthenticationRequired = newValue }
  }
  open override var isDestructive: Bool {
    get { super.isDestructive }
    set { super.isDestructive = newValue }
  }
}
