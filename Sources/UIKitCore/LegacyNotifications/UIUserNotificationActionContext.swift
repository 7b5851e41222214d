/// The space that a notification has for its actions.
public enum UIUserNotificationActionContext: UInt, Sendable {
  case `default` = 0
  case minimal = 1
}
