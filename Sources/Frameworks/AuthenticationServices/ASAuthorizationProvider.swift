public import Foundation

/// An object that creates requests.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
