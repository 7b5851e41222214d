/// The app's authorization to use the user's events or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4

  public static var authorized: Self { .fullAccess }
}
