public import Foundation

/// An error of a request for metadata.
public struct LPError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError: NSError) {
    self._nsError = _nsError
  }

  public static var _nsErrorDomain: String { "LPErrorDomain" }
  public static var errorDomain: String { _nsErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = LPError

    case unknown = 1
    case metadataFetchFailed = 2
    case metadataFetchCancelled = 3
    case metadataFetchTimedOut = 4
    case metadataFetchNotAllowed = 5
  }

  public static var unknown: Code { .unknown }
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}

public let LPErrorDomain = LPError.errorDomain
