public import Foundation

/// An error that occurs when an email is composed.
public struct MFMailComposeError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError: NSError) {
    self._nsError = _nsError
  }

  public static var _nsErrorDomain: String { "MFMailComposeErrorDomain" }
  public static var errorDomain: String { _nsErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MFMailComposeError

    case saveFailed = 0
    case sendFailed = 1
  }

  public static var saveFailed: Code { .saveFailed }
  public static var sendFailed: Code { .sendFailed }
}
