public import Foundation

extension ProcessInfo {
  /// The thermal state of the device.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  public nonisolated static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Whether the device is in Low Power Mode, which is always `false`.
  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }

  /// Whether the app runs on a Mac, either built for it or for iOS.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isiOSAppOnVision: Bool { false }
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
  /// Returns the folder that the apps of a group share.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    guard let folder = support?.appendingPathComponent("Groups/\(groupIdentifier)") else {
      return nil
    }
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
