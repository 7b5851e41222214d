public import Foundation

/// The connection to the haptic server, which can't be created, because the device has no haptics.
open class CHHapticEngine {
  public typealias CompletionHandler = ((any Error)?) -> Void
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction
  public typealias ResetHandler = () -> Void
  public typealias StoppedHandler = (StoppedReason) -> Void

  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning = 2
  }

  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case engineDestroyed = 5
    case gameControllerDisconnect = 6
    case systemError = -1
  }

  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability {
    HardwareCapability()
  }

  /// Throws an error, because the device has no haptics.
  public init() throws {
    throw CHHapticError(.notSupported)
  }

  open var currentTime: TimeInterval { 0 }
  open var stoppedHandler: StoppedHandler = { _ in }
  open var resetHandler: ResetHandler = {}
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open var isAutoShutdownEnabled = false

  open func start() throws {
    throw CHHapticError(.notSupported)
  }

  open func start(completionHandler: CompletionHandler?) {
    completionHandler?(CHHapticError(.notSupported))
  }

  open func stop(completionHandler: CompletionHandler?) {
    completionHandler?(nil)
  }

  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}

  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws
    -> any CHHapticAdvancedPatternPlayer
  {
    throw CHHapticError(.notSupported)
  }

  open func playPattern(from fileURL: URL) throws {
    throw CHHapticError(.notSupported)
  }

  open func playPattern(from data: Data) throws {
    throw CHHapticError(.notSupported)
  }
}
