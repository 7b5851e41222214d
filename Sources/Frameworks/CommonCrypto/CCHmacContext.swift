import Libcrypto

/// The state of a message authentication code.
public struct CCHmacContext {
  var code: MessageAuthentication?

  public init() {}
}
