public import Foundation

extension UIDevice {
  /// The orientation of the device changed.
  public struct OrientationDidChangeMessage: DeviceMessage {
    public static var name: Notification.Name { UIDevice.orientationDidChangeNotification }
    public init() {}
  }

  /// The battery level changed.
  public struct BatteryLevelDidChangeMessage: DeviceMessage {
    public static var name: Notification.Name { UIDevice.batteryLevelDidChangeNotification }
    public init() {}
  }

  /// The battery state changed.
  public struct BatteryStateDidChangeMessage: DeviceMessage {
    public static var name: Notification.Name { UIDevice.batteryStateDidChangeNotification }
    public init() {}
  }

  /// The state of the proximity sensor changed.
  public struct ProximityStateDidChangeMessage: DeviceMessage {
    public static var name: Notification.Name { UIDevice.proximityStateDidChangeNotification }
    public init() {}
  }
}

/// A message without properties.
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
