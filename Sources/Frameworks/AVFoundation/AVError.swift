public import Foundation

/// An error that occurs when media is played or recorded.
public struct AVError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError: NSError) {
    self._nsError = _nsError
  }

  public static var _nsErrorDomain: String { "AVFoundationErrorDomain" }
  public static var errorDomain: String { _nsErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = AVError

    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceNotConnected = -11814
    case mediaServicesWereReset = -11819
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case decoderNotFound = -11833
    case applicationIsNotAuthorizedToUseDevice = -11852
    case noLongerPlayable = -11867
  }

  public static var unknown: Code { .unknown }
  public static var deviceNotConnected: Code { .deviceNotConnected }
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  public static var decoderNotFound: Code { .decoderNotFound }
  public static var applicationIsNotAuthorizedToUseDevice: Code {
    .applicationIsNotAuthorizedToUseDevice
  }
}
