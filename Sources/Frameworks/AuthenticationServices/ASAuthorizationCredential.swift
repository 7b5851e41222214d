public import Foundation

/// What a successful request returns.
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying {}
