import UIKitDiagnostics
public import Foundation

/// Recognizes a gesture in the touches of a view and its subviews.
///
/// A subclass overrides the touch methods and sets ``state``. The state of a discrete gesture changes from
/// `.possible` to `.ended`; that of a continuous one passes `.began` and `.changed`. Leaving `.possible` is a
/// request: other recognizers may have to fail first, and the delegate or a view can refuse.
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
  ///   - target: The target, which isn't retained.
  ///   - action: The selector. See ``Selector`` for the methods that it can name.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public init?(coder: NSCoder) {
    super.init()
    coder.configure(self)
  }

  /// Calls the overridden designated initializer of a subclass that is known only at run time.
  @_silgen_name("UIKit_UIGestureRecognizer_make")
  package convenience init?(making coder: NSCoder) {
    self.init(coder: coder)
  }

  /// Called for a recognizer of a nib or storyboard after all of its outlets are set.
  open func awakeFromNib() {}

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// - Parameters:
  ///   - target: The target to remove; `nil` for all targets.
  ///   - action: The action to remove; `nil` for all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target as AnyObject?
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  // MARK: Configuration

  /// The view to which this recognizer is attached.
  open package(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)? { willSet { checkThread() } }

  /// Whether the recognizer receives touches. Disabling it cancels the current gesture.
  open var isEnabled = true {
    willSet { checkThread() }
    didSet { if !isEnabled, oldValue { GestureArbiter.current.withdraw(self) } }
  }

  /// Whether the touches of a recognized gesture are cancelled in views. The default is `true`.
  open var cancelsTouchesInView = true { willSet { checkThread() } }
  /// Whether views receive the beginning of a touch only after this recognizer has failed. The default is
  /// `false`.
  open var delaysTouchesBegan = false { willSet { checkThread() } }
  /// Whether views receive the end of a touch only after this recognizer has failed. The default is `true`.
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

  /// Makes this recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  // MARK: State

  private var stateStorage = State.possible
  /// The state that this recognizer requested while others have yet to fail.
  package final var awaitedState: State?

  /// Whether the gesture can continue although there are no touches.
  package var awaitsMoreTouches: Bool { false }

  /// The state of the gesture, which subclasses set.
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

  /// Notifies the targets.
  package final func notify() {
    react()
    for target in targets {
      if let object = target.object {
        UIApplication.shared.sendAction(target.action, to: object, from: self, for: nil)
      }
    }
  }

  /// The reaction of a recognizer of this module to a change of its gesture.
  package final var reaction: ((UIGestureRecognizer) -> Void)?

  private func react() {
    reaction?(self)
  }

  /// Called when the gesture has ended, to prepare the recognizer for the next one.
  open func reset() {}

  // MARK: Touches

  /// The touches in the order in which they began.
  package final var touches: [UITouch] = []
  /// The current touches, and those that ended since the recognizer was last reset.
  package final var gestureTouches: [UITouch] = []

  open var numberOfTouches: Int { touches.count }

  /// Returns the center of all touches in the coordinates of `view`, or of the window if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    let locations = touches.map { $0.location(in: view) }
    guard !locations.isEmpty else { return view?.convert(lastLocation, from: nil) ?? lastLocation }
    return CGPoint(
      x: locations.map(\.x).reduce(0, +) / CGFloat(locations.count),
      y: locations.map(\.y).reduce(0, +) / CGFloat(locations.count))
  }

  /// The last location in the window, for the time after the touches have ended.
  package final var lastLocation = CGPoint.zero

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    UIKitDiagnostics.require(
      touches.indices.contains(touchIndex),
      "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
        + "(\(touches.count)).")
    return touches[touchIndex].location(in: view)
  }

  /// Ignores a touch that doesn't belong to the gesture.
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

  /// Returns whether this recognizer prevents another one from recognizing its gesture. The default is `true`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits for another one to fail, in addition to those of
  /// ``require(toFail:)``.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether this recognizer receives the touches of `event`. The default is `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let target = view.map { "; view = <\(type(of: $0)) \($0.identityDescription)>" } ?? ""
      return "<\(type(of: self)): \(identityDescription); state = \(state)\(target)>"
    }
  }

  deinit { AssociatedObjects.end(with: self) }
}

/// A weak reference to a recognizer.
@MainActor package struct WeakRecognizer {
  package weak var recognizer: UIGestureRecognizer?

  package init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }
}

extension UIGestureRecognizer {
  /// Calls the initializer above, which calls the initializer that the subclass overrides.
  @_silgen_name("UIKit_UIGestureRecognizer_make")
  private class func allocate(_ coder: __owned NSCoder) -> UIGestureRecognizer?

  class func make(_ coder: NSCoder) -> UIGestureRecognizer? { allocate(coder) }
}
