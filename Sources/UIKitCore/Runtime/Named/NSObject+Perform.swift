public import Foundation
import UIKitDiagnostics

extension NSObjectProtocol {
  /// Calls the method that a selector names, and returns its result if that is an object.
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
  /// Calls the method after a delay, on the main run loop.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let performing = Performing.Delayed(object: self, selector: aSelector, argument: anArgument)
    performing.timer = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      MainActor.assumeIsolated { performing.run() }
    }
    Performing.delayed.append(performing)
  }

  @preconcurrency @MainActor
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone: Bool)
  {
    Performing.perform(aSelector, on: self, [arg])
  }

  /// Ends what waits to be performed on an object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    Performing.cancel { $0 === aTarget as AnyObject }
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    Performing.cancel(selector: aSelector) { $0 === aTarget as AnyObject }
  }
}

/// Calls methods by selectors, now and later.
enum Performing {
  @discardableResult
  static func perform(
    _ selector: Selector?, on object: AnyObject, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let type: AnyClass = Swift.type(of: object)
    if let call = NamedMembers.method(selector, of: type)?.call {
      let result = call(object, arguments)
      guard let result, Swift.type(of: result) is AnyClass else { return nil }
      nonisolated(unsafe) let returned = result as AnyObject
      // Nothing else may hold it until the caller does.
      DispatchQueue.main.async { withExtendedLifetime(returned) {} }
      return .passUnretained(returned)
    }
    nonisolated(unsafe) let (object, arguments) = (object, arguments)
    let wasFound =
      MainQueue.isCurrent
      && MainActor.assumeIsolated {
        if let method = SwiftMethod.named(selector, of: type) {
          method.call(on: object, sender: arguments.first ?? nil)
          return true
        }
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
    return nil
  }

  @MainActor static var delayed: [Delayed] = []

  @MainActor static func cancel(
    selector: Selector? = nil, where isMeant: (AnyObject) -> Bool
  ) {
    delayed.removeAll { waiting in
      guard isMeant(waiting.object), selector == nil || waiting.selector == selector else {
        return false
      }
      waiting.timer?.invalidate()
      return true
    }
  }

  /// One call that waits.
  @MainActor final class Delayed {
    let object: AnyObject
    let selector: Selector
    let argument: Any?
    var timer: Timer?

    init(object: AnyObject, selector: Selector, argument: Any?) {
      self.object = object
      self.selector = selector
      self.argument = argument
    }

    func run() {
      delayed.removeAll { $0 === self }
      perform(selector, on: object, [argument])
    }
  }
}
