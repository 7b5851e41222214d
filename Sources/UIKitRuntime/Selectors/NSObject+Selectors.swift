public import Foundation

extension NSObjectProtocol {
  /// Whether the object has a method, a getter or a setter of that name, or says that it responds to it. Those of
  /// UIKit's own classes are found unless the program is stripped.
  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return (self as? any _RespondsToSelectors)?._responds(to: aSelector)
      ?? _hasMethod(for: aSelector)
  }

  /// Whether the object conforms to a protocol, which is given as `P.self`.
  public func conforms<P>(to aProtocol: P.Type) -> Bool { self is P }

  /// What `super.responds(to:)` is in translated sources.
  @preconcurrency @MainActor public func _hasMethod(for aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    let type = Swift.type(of: self)
    return SwiftMethod.named(aSelector, of: type) != nil
      || NamedMembers.hasAccessor(aSelector, of: type) || SystemMembers.contain(aSelector, of: type)
  }

  /// The object that answers a method that this one lacks: the target that its class names for it, if it has one.
  ///
  /// - Parameter method: The method's full name, as `#function` has it.
  @MainActor package func forwardee(for method: StaticString) -> AnyObject? {
    guard let forwarder = self as? any _ForwardsSelectors else { return nil }
    let selector = Selector(function: "\(method)")
    guard responds(to: selector),
      let target = forwarder._forwardingTarget(for: selector) as AnyObject?, target !== self
    else { return nil }
    return target
  }
}
