public import Foundation

/// An action of a notification.
@preconcurrency @MainActor open class UIUserNotificationAction: NSObject {
  open internal(set) var identifier: String?
  open internal(set) var title: String?
  open internal(set) var activationMode = UIUserNotificationActivationMode.foreground
  open internal(set) var isAuthenticationRequired = false
  open internal(set) var isDestructive = false
}
