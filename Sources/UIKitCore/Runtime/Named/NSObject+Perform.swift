public import Foundation
import UIKitDiagnostics

extension NSObjectProtocol {
  /// Calls the method with the name of a selector, and returns its result if that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, on: self, [])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, on: self, [object])
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    Performing.perform(aSelector, on: self, [object1, object2])
  }
}

extension NSObject {
  /// Calls the method on the main thread.
  ///
  /// - Parameter waitUntilDone: `true` to return after the method has returned; on the main thread, the method
  ///   is then called immediately. `false` to return immediately; the method is called in a later iteration of
  ///   the main loop, never within this call.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone: Bool
  ) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    let work: @Sendable () -> Void = { Performing.perform(aSelector, on: object, [argument]) }
    guard waitUntilDone else { return DispatchQueue.main.async(execute: work) }
    if MainQueue.isCurrent { work() } else { DispatchQueue.main.sync(execute: work) }
  }

  /// Calls the method on a new thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    Thread.detachNewThread { Performing.perform(aSelector, on: object, [argument]) }
  }
}

/// Calls methods by their selectors.
enum Performing {
  @discardableResult
  static func perform(
    _ selector: Selector?, on object: AnyObject, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let type: AnyClass = Swift.type(of: object)
    if let call = NamedMembers.method(selector, of: type)?.call {
      return returned(call(object, arguments))
    }
    nonisolated(unsafe) let (object, arguments) = (object, arguments)
    nonisolated(unsafe) var value: Any?
    let wasFound =
      MainQueue.isCurrent
      && MainActor.assumeIsolated {
        if let method = SwiftMethod.named(selector, of: type) {
          method.call(on: object, sender: arguments.first ?? nil)
          return true
        }
        value = (object as? any PerformsAccessors)?.performAccessor(selector, arguments)
        if value != nil { return true }
        let forwarder = object as? any _ForwardsSelectors
        guard let target = forwarder?._forwardingTarget(for: selector) as AnyObject?,
          target !== object
        else { return false }
        perform(selector, on: target, arguments)
        return true
      }
    guard wasFound else {
      trap("-[\(String(reflecting: type)) \(selector)]: unrecognized selector sent to an instance")
    }
    return returned(value)
  }

  private static func returned(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, isObject(result) else { return nil }
    nonisolated(unsafe) let returned = result as AnyObject
    // Retains the result, because nothing else may do so until the caller does.
    DispatchQueue.main.async { withExtendedLifetime(returned) {} }
    return .passUnretained(returned)
  }

  /// Returns whether a value is an object for Objective-C: of a class, or of a type that it has a class for.
  private static func isObject(_ value: Any) -> Bool {
    switch value {
    case is String, is [Any], is [AnyHashable: Any], is Set<AnyHashable>, is URL, is Data, is Date:
      true
    default: type(of: value) is AnyClass
    }
  }
}
