public import Foundation

// What notifications of a session tell. No session is interrupted, and none changes its route, but an app can post the
// notifications itself.

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

extension AVAudioSession {
  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")

  /// Whether an interruption begins or ends.
  public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }

  /// What the app may do when an interruption ends.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why the session uses other inputs or outputs.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown = 0
    case newDeviceAvailable = 1
    case oldDeviceUnavailable = 2
    case categoryChange = 3
    case override = 4
    case wakeFromSleep = 6
    case noSuitableRouteForCategory = 7
    case routeConfigurationChange = 8
  }
}
