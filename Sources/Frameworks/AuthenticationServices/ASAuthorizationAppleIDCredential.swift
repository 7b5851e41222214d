public import Foundation

/// A user who signed in with Apple.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open private(set) var user = ""
  open private(set) var state: String?
  open private(set) var authorizedScopes: [ASAuthorization.Scope] = []
  open private(set) var authorizationCode: Data?
  open private(set) var identityToken: Data?
  open private(set) var email: String?
  open private(set) var fullName: PersonNameComponents?
  open private(set) var realUserStatus = ASUserDetectionStatus.unsupported

  override init() {
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
