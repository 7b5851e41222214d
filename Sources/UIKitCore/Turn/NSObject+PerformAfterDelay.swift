public import Foundation

extension NSObject {
  /// Calls the method after a delay in seconds, on the main run loop in its default mode.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls the method after a delay in seconds, on the main run loop in any of the modes.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    let performing = Performing.Delayed(object: self, selector: aSelector, argument: anArgument)
    let timer = Timer(timeInterval: delay, repeats: false) { _ in
      MainActor.assumeIsolated { performing.run() }
    }
    for mode in modes { RunLoop.main.add(timer, forMode: mode) }
    performing.timer = timer
    Performing.delayed.append(performing)
  }

  /// Cancels the pending calls on an object after a delay.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    Performing.cancel { $0.object === aTarget as AnyObject }
  }

  /// Cancels the pending calls of a method with an equal argument on an object after a delay.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    Performing.cancel {
      $0.object === aTarget as AnyObject && $0.selector == aSelector
        && Performing.areEqual($0.argument, anArgument)
    }
  }
}

extension Performing {
  @MainActor static var delayed: [Delayed] = []

  /// Returns whether two arguments are equal or identical.
  @MainActor static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard one is any Equatable else { return one as AnyObject === other as AnyObject }
    return UIKitCore.areEqual(one, other)
  }

  @MainActor static func cancel(where isMeant: (Delayed) -> Bool) {
    delayed.removeAll { waiting in
      guard isMeant(waiting) else { return false }
      waiting.timer?.invalidate()
      return true
    }
  }

  /// A pending call.
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
