public import Foundation

/// The methods of Objective-C, which return strings by reference.
extension Scanner {
  @discardableResult
  public func scanString(
    _ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>
  ) -> Bool {
    Self.store(scanString(string), in: result)
  }

  @discardableResult
  public func scanUpTo(
    _ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>
  ) -> Bool {
    Self.store(scanUpToString(string), in: result)
  }

  @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>
  ) -> Bool {
    Self.store(scanCharacters(from: set), in: result)
  }

  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>
  ) -> Bool {
    Self.store(scanUpToCharacters(from: set), in: result)
  }

  private static func store(
    _ scanned: String?, in result: AutoreleasingUnsafeMutablePointer<NSString?>
  ) -> Bool {
    guard let scanned else { return false }
    result.pointee = NSString(string: scanned)
    return true
  }
}
