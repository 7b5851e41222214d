import DisplayInterface
public import Foundation

/// The backdrop of an app's interface, and the root of its views.
///
/// A window shows once it is made visible; the application's windows lie above one another by
/// ``windowLevel``.
@preconcurrency @MainActor open class UIWindow: UIView, FirstResponderScope {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification", of: DidBecomeVisibleMessage.self)
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification", of: DidBecomeHiddenMessage.self)
  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification", of: DidBecomeKeyMessage.self)
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification", of: DidResignKeyMessage.self)

  /// A window of the scene, as large as the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUp()
    join(windowScene)
  }

  /// An initializer that sets a property of its own class does not call its observers.
  private func join(_ scene: UIWindowScene) {
    windowScene = scene
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A window with the size of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Where the time of its animations passes.
  package final let timeline = AnimationTimeline.current

  /// What the screen's bounds were when the window last looked.
  private var screenBoundsSeen = UIScreen.main.bounds

  private func setUp() {
    windowStorage = self
    isHidden = true
    pending.formUnion(.rendering)
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// On iOS, an autoreleased window lives until the end of the turn. Tests rely on it when only a local variable holds
  /// the window.
  private func outliveTurn() {
    Turn.current.afterLayout { withExtendedLifetime(self) {} }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    outliveTurn()
  }

  // MARK: Content

  /// The controller whose view fills the window. Setting another takes the former one's view out.
  open var rootViewController: UIViewController? {
    willSet { checkThread() }
    didSet {
      guard rootViewController !== oldValue else { return }
      if rootViewController != nil { outliveTurn() }
      rootViewControllerDidChange(from: oldValue)
    }
  }

  /// Whether the window may become as large as its content; no display here lets it. Has no effect.
  open var canResizeToFitContent = false { willSet { checkThread() } }

  // MARK: Showing

  /// The scene that shows the window. A window that belongs to none joins the application's when it
  /// is shown.
  open weak var windowScene: UIWindowScene? {
    willSet { checkThread() }
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      UIApplication.shared.renderer.windowsDidChange()
    }
  }

  open var screen: UIScreen {
    get { .main }
    set {
      checkThread()

    }
  }

  open var windowLevel: Level = .normal {
    willSet { checkThread() }
    didSet { if windowLevel != oldValue { UIApplication.shared.renderer.windowsDidChange() } }
  }

  /// Whether the window gets the keyboard's events.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindowStorage === self }

  open var canBecomeKey: Bool { true }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    let former = UIApplication.shared.keyWindowStorage
    UIApplication.shared.keyWindowStorage = self
    if let former {
      former.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: former)
    }
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  open func becomeKey() {}
  open func resignKey() {}

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { visibilityChanged() } }
  }

  private func visibilityChanged() {
    if !isHidden, windowScene == nil { windowScene = UIApplication.shared.windowScene }
    UIApplication.shared.renderer.windowsDidChange()
    if isHidden {
      // A window that never showed does not become hidden.
      guard windowScene != nil else { return }
      inputViews.hide()
      if isKeyWindow { UIApplication.shared.keyWindowStorage = nil }
      rootViewController?.windowVisibilityDidChange(isVisible: false)
      NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
    } else {
      safeAreaMayHaveChanged()
      traitsMayHaveChanged()
      installRootView()
      rootViewController?.windowVisibilityDidChange(isVisible: true)
      Turn.current.mark(self)
      NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
    }
  }

  /// Whether a display shows the window.
  package final var isOnScreen: Bool { !isHidden && windowScene != nil }

  package final var screenSafeArea: UIEdgeInsets {
    let area = UIApplication.shared.display.traits.safeArea
    return UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
  }

  package final var inheritedTraits: UITraitCollection { inheritedTraits(in: bounds.size) }

  /// The screen's traits. The size classes of a window that does not fill the screen are those of its own
  /// size, as of an app in a part of the screen.
  private func inheritedTraits(in size: CGSize) -> UITraitCollection {
    let screen = windowScene?.screen ?? .main
    let traits = screen.traitCollection
    guard size != screen.bounds.size else { return traits }
    return traits.overridden(by: UITraitCollection(sizeClassesIn: size).values)
  }

  private func traits(in size: CGSize) -> UITraitCollection {
    let traits = inheritedTraits(in: size)
    guard overrideStyle != .unspecified else { return traits }
    return traits.overridden(by: UITraitCollection(userInterfaceStyle: overrideStyle).values)
  }

  /// Follows the screen's new size where the window had filled the former one.
  package final func screenDidChange() {
    let bounds = screen.bounds
    let fills = frame == screenBoundsSeen
    screenBoundsSeen = bounds
    resize(to: fills ? bounds : frame)
  }

  /// Takes another frame as the system gives it: controllers are told before.
  package final func resize(to new: CGRect) {
    transition(to: new.size, traits: traits(in: new.size)) {
      if frame != new { frame = new }
      traitsMayHaveChanged()
    }
    safeAreaMayHaveChanged()
  }

  // MARK: Turn

  /// How often something in the window was updated.
  package final var updates = 0

  /// Updates and lays out everything that is marked in the window.
  ///
  /// - Returns: Whether that came to an end.
  package final func updateNow() -> Bool {
    installRootView()
    inputViews.update(in: self)
    return updateSubtreeNow()
  }

  // MARK: Responders

  package final weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue else { return }
      inputViews.firstResponderDidChange(from: oldValue, in: self)
      UIApplication.shared.renderer.focusMayHaveChanged()
    }
  }

  package final var endsEditingByForce = false

  final let inputViews = InputViews()

  /// The view that the keyboard acts on.
  package final weak var focusedView: UIView? {
    didSet {
      guard focusedView !== oldValue else { return }
      UIApplication.shared.renderer.focusMayHaveChanged()
      UIFocusSystem.didMove(from: oldValue, to: focusedView)
    }
  }

  // MARK: Events

  /// Hands an event to the gesture recognizers and views that it concerns, keys to the responder that
  /// has the keyboard.
  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      presses.allPresses.first?.responder?.receive(presses)
      return
    }
    GestureArbiter.current.send(event)
  }

  open dynamic override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }

  open dynamic override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }

  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(point, to: window as UIView?)
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(point, from: window as UIView?)
  }
}
