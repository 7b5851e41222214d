public import Foundation
import UIKitDiagnostics

/// A condition that the program can't go on from. Swift has no way to catch one, so raising it ends the program.
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

  /// Ends the program, and says why on standard error.
  open func raise() {
    trap("Uncaught exception '\(name.rawValue)', reason: '\(reason ?? "none")'")
  }

  /// Makes an exception and raises it.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer)
  {
    NSException(name: name, reason: NSString(format: format, arguments: argList).description)
      .raise()
  }

  /// An exception does not change, so this is the same one.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { reason ?? name.rawValue }
}
