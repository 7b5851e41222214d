public import Foundation

/// An error of the photo library.
public struct PHPhotosError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError: NSError) {
    self._nsError = _nsError
  }

  public static var _nsErrorDomain: String { "PHPhotosErrorDomain" }
  public static var errorDomain: String { _nsErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = PHPhotosError

    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case switchingSystemPhotoLibrary = 3142
    case networkAccessRequired = 3164
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  public static var accessUserDenied: Code { .accessUserDenied }
  public static var accessRestricted: Code { .accessRestricted }
  public static var userCancelled: Code { .userCancelled }
}
