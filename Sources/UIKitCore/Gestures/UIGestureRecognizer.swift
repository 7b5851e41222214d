import UIKitDiagnostics
public import Foundation

/// Watches touches in a view, and in the views in it, and recognizes a gesture in them.
///
/// A subclass overrides the touch methods and sets ``state``: a discrete gesture goes from `.possible` to
/// `.ended`, a continuous one through `.began` and `.changed`. Leaving `.possible` is a request: other
/// recognizers may have to fail first, the delegate or a view may refuse.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = []

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// - Parameters:
  ///   - target: Not retained.
  ///   - action: See ``Selector`` for what can be asked by one.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public init?(coder: NSCoder) {
    super.init()
    coder.configure(self)
  }

  /// The way to the overridden designated initializer of a subclass that is known at run time only.
  @_silgen_name("UIKit_UIGestureRecognizer_make")
  package convenience init?(making coder: NSCoder) {
    self.init(coder: coder)
  }

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// - Parameters:
  ///   - target: `nil` for any.
  ///   - action: `nil` for any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target as AnyObject?
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  // MARK: Configuration

  /// The view that this recognizer is added to.
  open package(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)? { willSet { checkThread() } }

  /// Whether touches are watched; turning it off cancels a gesture under way.
  open var isEnabled = true {
    willSet { checkThread() }
    didSet { if !isEnabled, oldValue { GestureArbiter.current.withdraw(self) } }
  }

  /// Whether views stop getting touches in which a gesture is recognized; `true`.
  open var cancelsTouchesInView = true { willSet { checkThread() } }
  /// Whether views get the beginning of a touch only once this recognizer has failed; `false`.
  open var delaysTouchesBegan = false { willSet { checkThread() } }
  /// Whether views get the end of a touch only once this recognizer has failed; `true`.
  open var delaysTouchesEnded = true { willSet { checkThread() } }
  /// Has no effect.
  open var requiresExclusiveTouchType = true { willSet { checkThread() } }
  open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map {
    NSNumber(value: $0.rawValue)
  }
  { willSet { checkThread() } }
  /// Has no effect.
  open var allowedPressTypes: [NSNumber] = [] { willSet { checkThread() } }
  open var name: String? { willSet { checkThread() } }
  open package(set) var modifierFlags: UIKeyModifierFlags = []
  open package(set) var buttonMask: UIEvent.ButtonMask = .primary

  package final var failureRequirements: [WeakRecognizer] = []

  /// Has this recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  // MARK: State

  private var stateStorage = State.possible
  /// What this recognizer asked to become while others have yet to fail.
  package final var awaitedState: State?

  /// Whether the gesture may go on though no touch is under way.
  package var awaitsMoreTouches: Bool { false }

  /// Where the gesture is. Set by subclasses.
  open var state: State {
    get { stateStorage }
    set {
      checkThread()
      GestureArbiter.current.request(newValue, by: self)
    }
  }

  package final func enter(_ state: State) {
    stateStorage = state
    ObservedObject.didChange(self)
  }

  /// Tells the targets.
  package final func notify() {
    react()
    for target in targets {
      if let object = target.object {
        UIApplication.shared.sendAction(target.action, to: object, from: self, for: nil)
      }
    }
  }

  /// What a recognizer of this module does by itself when its gesture goes on.
  package final var reaction: ((UIGestureRecognizer) -> Void)?

  private func react() {
    reaction?(self)
  }

  /// Called when the gesture is over: makes the recognizer ready for the next.
  open func reset() {}

  // MARK: Touches

  /// The touches that are watched, in the order of their beginning.
  package final var touches: [UITouch] = []
  /// Those and the ones that ended since the recognizer was last ready.
  package final var gestureTouches: [UITouch] = []

  open var numberOfTouches: Int { touches.count }

  /// The middle of all touches, in the coordinates of `view`; the window's if that is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    let locations = touches.map { $0.location(in: view) }
    guard !locations.isEmpty else { return view?.convert(lastLocation, from: nil) ?? lastLocation }
    return CGPoint(
      x: locations.map(\.x).reduce(0, +) / CGFloat(locations.count),
      y: locations.map(\.y).reduce(0, +) / CGFloat(locations.count))
  }

  /// In the window, once the touches are gone.
  package final var lastLocation = CGPoint.zero

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    UIKitDiagnostics.require(
      touches.indices.contains(touchIndex),
      "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
        + "(\(touches.count)).")
    return touches[touchIndex].location(in: view)
  }

  /// Stops watching a touch that does not belong to the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  // MARK: Other recognizers

  /// Whether this recognizer, once its gesture is recognized, ends the other's watching; `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits for the other to fail, besides those of ``require(toFail:)``.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the touches of `event` concern this recognizer; `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let target = view.map { "; view = <\(type(of: $0)) \($0.identityDescription)>" } ?? ""
      return "<\(type(of: self)): \(identityDescription); state = \(state)\(target)>"
    }
  }

  deinit { AssociatedObjects.end(with: self) }
}

/// A recognizer that somebody else keeps.
@MainActor package struct WeakRecognizer {
  package weak var recognizer: UIGestureRecognizer?

  package init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }
}

extension UIGestureRecognizer {
  /// Calls the initializer above, and through it the one that the subclass overrides.
  @_silgen_name("UIKit_UIGestureRecognizer_make")
  private class func allocate(_ coder: __owned NSCoder) -> UIGestureRecognizer?

  class func make(_ coder: NSCoder) -> UIGestureRecognizer? { allocate(coder) }
}
