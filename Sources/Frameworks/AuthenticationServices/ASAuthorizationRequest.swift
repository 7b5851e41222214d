public import Foundation

/// A request for an authorization.
open class ASAuthorizationRequest: NSObject {
  open private(set) var provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) {
    self.provider = provider
  }
}
