public import Foundation

/// What a class needs that conforms to a delegate protocol without inheriting from `NSObject`, as a test case does here.
extension NSObjectProtocol {
  public func isEqual(_ object: Any?) -> Bool {
    guard let object, type(of: object) is AnyClass else { return false }
    return self === object as AnyObject
  }

  public var hash: Int { ObjectIdentifier(self).hashValue }

  public func `self`() -> Self { self }

  public func isProxy() -> Bool { false }

  public var description: String { "<\(String(reflecting: type(of: self)))>" }
}
