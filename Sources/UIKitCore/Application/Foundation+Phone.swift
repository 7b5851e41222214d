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

  /// Calls a closure when background work must end, which never happens, and otherwise with `false`, so that the work
  /// is done.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }

  /// Whether the app runs on a Mac, either built for it or for iOS.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isiOSAppOnVision: Bool { false }
}

extension ProcessInfo {
  /// What the system must not do during an activity.
  public struct ActivityOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0xFFFFFF | 1 << 20)
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xEFFFFF)
    public static let background = ActivityOptions(rawValue: 0xFF)
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// Begins an activity, which changes nothing here. Returns an object with which it ends.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }

  /// Has no effect.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) { block() }
}

extension NSError {
  /// The errors that caused this one.
  public var underlyingErrors: [any Error] {
    let one = (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
    return one + (userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? [])
  }
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
