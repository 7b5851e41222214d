public import Foundation

/// The actions that a notification offers.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
  open internal(set) var identifier: String?
  final var actions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    actions[context]
  }
}
