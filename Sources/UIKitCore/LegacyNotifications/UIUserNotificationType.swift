/// How the user is notified, in apps for versions of iOS before the User Notifications framework.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}
