/// A request for a password in the user's keychain.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
