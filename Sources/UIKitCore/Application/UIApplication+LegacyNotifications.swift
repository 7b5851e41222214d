import Foundation

/// Notifications in apps for versions of iOS before the User Notifications framework. The user here denies them.
extension UIApplication {
  /// Asks for permission, which is denied: calls the delegate with settings without types in a later turn of the main
  /// loop.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    DispatchQueue.main.async {
      self.delegate?.application(
        self, didRegister: UIUserNotificationSettings(types: [], categories: nil))
    }
  }

  /// The permitted settings, which have no types.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }

  /// The scheduled notifications. There are none, because notifications aren't permitted.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { [] }
    set {}
  }

  /// Has no effect: the system here has no such service.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {}
  /// Has no effect: the system here has no such service.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
  /// Has no effect: the system here has no such service.
  public func cancelLocalNotification(_ notification: UILocalNotification) {}
  /// Has no effect: the system here has no such service.
  public func cancelAllLocalNotifications() {}
}
