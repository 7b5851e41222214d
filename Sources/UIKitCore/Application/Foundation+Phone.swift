public import Foundation

extension ProcessInfo {
  /// How hot the device is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  public nonisolated static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Whether the device saves power; none here does.
  public var isLowPowerModeEnabled: Bool { false }
  public var thermalState: ThermalState { .nominal }

  /// Whether a Mac runs the app, built for it or for phones.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isiOSAppOnVision: Bool { false }
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
  /// The folder that the apps of a group share.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    guard let folder = support?.appendingPathComponent("Groups/\(groupIdentifier)") else {
      return nil
    }
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
