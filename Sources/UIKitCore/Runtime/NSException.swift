public import Foundation
import UIKitDiagnostics

/// A condition after which the program can't continue. Swift can't catch exceptions, so raising one ends the
/// program.
open class NSException: NSObject, NSCopying, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(
    name aName: NSExceptionName, reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    name = aName
    reason = aReason
    userInfo = aUserInfo
    super.init()
  }

  /// Ends the program, and prints the reason to standard error.
  open func raise() {
    trap("Uncaught exception '\(name.rawValue)', reason: '\(reason ?? "none")'")
  }

  /// Creates an exception and raises it.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer)
  {
    NSException(name: name, reason: NSString(format: format, arguments: argList).description)
      .raise()
  }

  /// Returns the exception itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { reason ?? name.rawValue }
}
