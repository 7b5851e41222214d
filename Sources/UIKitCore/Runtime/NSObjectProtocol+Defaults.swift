public import Foundation

/// Default implementations for classes that conform to a delegate protocol without inheriting from `NSObject`,
/// such as test cases.
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
