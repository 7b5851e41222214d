public import Foundation

/// A notification that the app schedules, in apps for versions of iOS before the User Notifications framework.
@preconcurrency @MainActor open class UILocalNotification: NSObject {
  /// Has no effect: the system here has no such service.
  open var fireDate: Date?
  /// Has no effect: the system here has no such service.
  open var timeZone: TimeZone?
  /// Has no effect: the system here has no such service.
  open var repeatInterval: NSCalendar.Unit = []
  /// Has no effect: the system here has no such service.
  open var repeatCalendar: Calendar?
  /// Has no effect: the system here has no such service.
  open var alertBody: String?
  /// Has no effect: the system here has no such service.
  open var alertTitle: String?
  /// Has no effect: the system here has no such service.
  open var alertAction: String?
  /// Has no effect: the system here has no such service.
  open var hasAction = true
  /// Has no effect: the system here has no such service.
  open var alertLaunchImage: String?
  /// Has no effect: the system here has no such service.
  open var soundName: String?
  /// Has no effect: the system here has no such service.
  open var applicationIconBadgeNumber = 0
  /// Has no effect: the system here has no such service.
  open var category: String?
  /// Has no effect: the system here has no such service.
  open var userInfo: [AnyHashable: Any]?
}

/// The sound name for the sound of the system.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
