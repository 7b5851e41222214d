/// What the user must do to allow the use of an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let userPresence = Self(rawValue: 1 << 0)
  public static let biometryAny = Self(rawValue: 1 << 1)
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  public static let devicePasscode = Self(rawValue: 1 << 4)
  public static let companion = Self(rawValue: 1 << 5)
  public static let or = Self(rawValue: 1 << 14)
  public static let and = Self(rawValue: 1 << 15)
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  public static let applicationPassword = Self(rawValue: 1 << 31)
  public static let touchIDAny = biometryAny
  public static let touchIDCurrentSet = biometryCurrentSet

  /// What a device without a passcode can't ask of its user.
  static let userAuthentication: Self = [
    .userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode, .companion,
  ]
}
