public import Foundation

/// What holds for changes between `beginAnimations(_:context:)` and `commitAnimations()`.
@MainActor private struct BegunAnimations {
  let id: String?
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  static var stack: [BegunAnimations] = []

  static func set<Value>(_ property: WritableKeyPath<BegunAnimations, Value>, _ value: Value) {
    guard !stack.isEmpty else { return }
    stack[stack.count - 1][keyPath: property] = value
  }

  /// Calls a method of the delegate that takes nothing or the identifier.
  func tell(_ selector: Selector?) {
    guard let selector, let delegate else { return }
    SwiftMethod.named(selector, of: type(of: delegate))?.call(on: delegate, sender: id)
  }
}

extension UIView {
  /// Begins an animation; properties take their new values at once.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    BegunAnimations.stack.append(BegunAnimations(id: animationID))
  }

  /// Ends what the last ``beginAnimations(_:context:)`` began.
  public class func commitAnimations() {
    guard let begun = BegunAnimations.stack.popLast() else { return }
    begun.tell(begun.willStart)
    AnimationContext.animate(
      duration: begun.duration, delay: begun.delay, animations: {},
      completion: { _ in begun.tell(begun.didStop) })
  }

  /// In seconds; 0.2 unless set.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    BegunAnimations.set(\.duration, duration)
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    BegunAnimations.set(\.delay, delay)
  }

  public class func setAnimationDelegate(_ delegate: Any?) {
    BegunAnimations.set(\.delegate, delegate as AnyObject?)
  }

  /// - Parameter selector: Of a method that takes nothing or the animation's identifier.
  public class func setAnimationWillStart(_ selector: Selector?) {
    BegunAnimations.set(\.willStart, selector)
  }

  /// - Parameter selector: Of a method that takes nothing or the animation's identifier.
  public class func setAnimationDidStop(_ selector: Selector?) {
    BegunAnimations.set(\.didStop, selector)
  }

  public class func setAnimationStart(_ startDate: Date) {}
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {}
}
