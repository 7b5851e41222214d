public import Foundation

/// A user's name and password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  open private(set) var user: String
  open private(set) var password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
