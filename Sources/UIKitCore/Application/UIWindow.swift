import DisplayInterface
public import Foundation

/// The background of an app's interface, and the root of its view hierarchy.
///
/// A window is displayed after it's made visible. The windows of the app are stacked by their ``windowLevel``.
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

  /// Creates a window of the scene with the size of the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUp()
    join(windowScene)
  }

  /// A method, because property observers aren't called for properties that an initializer of the class sets.
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

  /// Creates a window with the size of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// The timeline of animations in the window.
  package final let timeline = AnimationTimeline.current

  /// The screen's bounds at the window's last check.
  private var screenBoundsSeen = UIScreen.main.bounds

  private func setUp() {
    windowStorage = self
    isHidden = true
    pending.formUnion(.rendering)
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Retains the window until the end of the turn. On iOS it's autoreleased, and tests rely on it if only a
  /// local variable refers to the window.
  private func outliveTurn() {
    Turn.current.afterLayout { withExtendedLifetime(self) {} }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    outliveTurn()
  }

  // MARK: Content

  /// The controller whose view fills the window. Setting it removes the view of the former one.
  open var rootViewController: UIViewController? {
    willSet { checkThread() }
    didSet {
      guard rootViewController !== oldValue else { return }
      if rootViewController != nil { outliveTurn() }
      rootViewControllerDidChange(from: oldValue)
    }
  }

  /// Whether the window can grow to the size of its content. Has no effect.
  open var canResizeToFitContent = false { willSet { checkThread() } }

  // MARK: Visibility

  /// The scene of the window. A window without a scene is added to that of the application when it's made
  /// visible.
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

  /// Whether the window receives keyboard events.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindowStorage === self }

  open var canBecomeKey: Bool { true }

  /// Makes the window visible, and makes it the key window.
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
      // A window that was never visible has no scene. Hiding it has nothing to undo or to report.
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

  /// Returns the screen's traits. A window that doesn't fill the screen has the size classes of its own size,
  /// like an app in Split View.
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

  /// Resizes the window with the screen, if it filled the screen before.
  package final func screenDidChange() {
    let bounds = screen.bounds
    let fills = frame == screenBoundsSeen
    screenBoundsSeen = bounds
    resize(to: fills ? bounds : frame)
  }

  /// Sets a frame on behalf of the system, and notifies the controllers before.
  package final func resize(to new: CGRect) {
    transition(to: new.size, traits: traits(in: new.size)) {
      if frame != new { frame = new }
      traitsMayHaveChanged()
    }
    safeAreaMayHaveChanged()
  }

  // MARK: Turn

  /// The number of updates of the window.
  package final var updates = 0

  /// Updates and lays out all dirty views in the window.
  ///
  /// - Returns: `false` if the layout doesn't settle.
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

  /// The view with the keyboard focus.
  package final weak var focusedView: UIView? {
    didSet {
      guard focusedView !== oldValue else { return }
      UIApplication.shared.renderer.focusMayHaveChanged()
      UIFocusSystem.didMove(from: oldValue, to: focusedView)
    }
  }

  // MARK: Events

  /// Sends an event to its gesture recognizers and views, or keys to their responder.
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
