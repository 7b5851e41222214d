public import Foundation

extension NSObjectProtocol {
  /// Whether the object has a method, getter or setter with that name, or declares that it responds to it.
  /// Members of UIKit's own classes are found unless the program is stripped.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return (self as? any _RespondsToSelectors)?._responds(to: aSelector)
      ?? _hasMethod(for: aSelector)
  }

  /// Whether the object conforms to a protocol. The argument is `P.self`.
  public func conforms<P>(to aProtocol: P.Type) -> Bool { self is P }

  /// Replaces `super.responds(to:)` in translated sources.
  @preconcurrency @MainActor public func _hasMethod(for aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    let type = Swift.type(of: self)
    return SwiftMethod.named(aSelector, of: type) != nil
      || NamedMembers.hasAccessor(aSelector, of: type) || SystemMembers.contain(aSelector, of: type)
  }

  /// Returns the object to which this object forwards a method that it doesn't implement; `nil` if there is
  /// none.
  ///
  /// - Parameter method: The full name of the method in the format of `#function`.
  @MainActor package func forwardee(for method: StaticString) -> AnyObject? {
    guard let forwarder = self as? any _ForwardsSelectors else { return nil }
    let selector = Selector(function: "\(method)")
    guard responds(to: selector),
      let target = forwarder._forwardingTarget(for: selector) as AnyObject?, target !== self
    else { return nil }
    return target
  }
}
