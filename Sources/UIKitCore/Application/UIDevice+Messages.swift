public import Foundation

extension UIDevice {
  /// The device was turned.
  public struct OrientationDidChangeMessage: DeviceMessage {
    public static var name: Notification.Name { UIDevice.orientationDidChangeNotification }
    public init() {}
  }

  /// The charge of the battery changed.
  public struct BatteryLevelDidChangeMessage: DeviceMessage {
    public static var name: Notification.Name { UIDevice.batteryLevelDidChangeNotification }
    public init() {}
  }

  /// Charging began or ended.
  public struct BatteryStateDidChangeMessage: DeviceMessage {
    public static var name: Notification.Name { UIDevice.batteryStateDidChangeNotification }
    public init() {}
  }

  /// Something came near the device or went away from it.
  public struct ProximityStateDidChangeMessage: DeviceMessage {
    public static var name: Notification.Name { UIDevice.proximityStateDidChangeNotification }
    public init() {}
  }
}

/// A message that says all by its type.
package protocol DeviceMessage: NamedMessage where Subject == UIDevice {
  init()
}

extension DeviceMessage {
  @MainActor package static func makeMessage(_ notification: Notification) -> Self? { Self() }
  @MainActor package static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name, object: UIDevice.current)
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.OrientationDidChangeMessage> {
  public static var orientationDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryLevelDidChangeMessage> {
  public static var batteryLevelDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.BatteryStateDidChangeMessage> {
  public static var batteryStateDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIDevice.ProximityStateDidChangeMessage> {
  public static var proximityStateDidChange: Self { .init() }
}
