public import Foundation

/// An error of an authentication.
public struct LAError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError: NSError) {
    self._nsError = _nsError
  }

  public static var _nsErrorDomain: String { "com.apple.LocalAuthentication" }
  public static var errorDomain: String { _nsErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = LAError

    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004

    // The names before there was Face ID.
    public static let touchIDNotAvailable = biometryNotAvailable
    public static let touchIDNotEnrolled = biometryNotEnrolled
    public static let touchIDLockout = biometryLockout
  }

  public static var touchIDNotAvailable: Code { .biometryNotAvailable }
  public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
  public static var touchIDLockout: Code { .biometryLockout }
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var notInteractive: Code { .notInteractive }
}

public let LAErrorDomain = LAError.errorDomain
