public import Foundation

/// The device that the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification", of: OrientationDidChangeMessage.self)

  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification", of: BatteryLevelDidChangeMessage.self)
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification", of: BatteryStateDidChangeMessage.self)
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification", of: ProximityStateDidChangeMessage.self)

  private static let onlyDevice = UIDevice()

  open class var current: UIDevice { onlyDevice }

  open var name: String { ProcessInfo.processInfo.hostName }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "Linux" }
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The idiom for the size of the screen. A wide screen has the layout of an iPad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// An identifier that is new for every run of the app.
  open private(set) var identifierForVendor: UUID? = UUID()
  open var orientation: UIDeviceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  open func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  open func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  open var isMultitaskingSupported: Bool { true }
  /// Has no effect: the system here has no such service.
  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { .unknown }
  /// Always `false`, because there is no proximity sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  open var proximityState: Bool { false }
  /// Has no effect: the system here has no such service.
  open func playInputClick() {}
  /// The battery level; −1 because it's unknown.
  open var batteryLevel: Float { -1 }
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
