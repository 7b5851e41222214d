/// Whether the action of a notification opens the app.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  case foreground = 0
  case background = 1
}
