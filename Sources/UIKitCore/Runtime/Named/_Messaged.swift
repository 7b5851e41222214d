import Foundation

/// An object of any class, to which messages can be sent as in Objective-C.
///
/// The build tool plugin wraps values of type `AnyObject` in it.
public struct _Messaged {
  private let object: AnyObject

  public init(_ object: AnyObject) {
    self.object = object
  }

  public init?(_ object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  @preconcurrency @MainActor public func responds(to aSelector: Selector!) -> Bool {
    if let object = object as? any NSObjectProtocol { return object.responds(to: aSelector) }
    return aSelector.map { SwiftMethod.named($0, of: type(of: object)) != nil } ?? false
  }

  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, on: object, [])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, on: object, [argument])
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with argument1: Any!, with argument2: Any!
  ) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, on: object, [argument1, argument2])
  }
}
