public import Foundation
package import DisplayInterface

/// The app: its windows, its state, and the delivery of events.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let annotation = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsAnnotationKey")
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    public static let userActivityType = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    public static let bluetoothCentrals = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
    public nonisolated static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification", of: DidFinishLaunchingMessage.self)
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification", of: DidBecomeActiveMessage.self)
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification", of: WillResignActiveMessage.self)
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification", of: DidEnterBackgroundMessage.self)
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification", of: WillEnterForegroundMessage.self)
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification", of: WillTerminateMessage.self)
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification", of: DidReceiveMemoryWarningMessage.self)
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification", of: SignificantTimeChangeMessage.self)

  /// The URL string that opens the app's page in the Settings app.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  public override init() {
    super.init()
  }

  package static var instance: UIApplication?

  /// The app. In a process that wasn't started as an app, such as a test, it has no delegate and a virtual
  /// display.
  open class var shared: UIApplication {
    if let instance { return instance }
    let application = UIApplication()
    instance = application
    return application
  }

  package final lazy var renderer = Renderer()
  package final lazy var inputRouter = InputRouter()
  final let screenKeyboard = ScreenKeyboard()

  /// The display of the app.
  package final var display: any Display {
    get { AppDisplay.current }
    set {
      AppDisplay.current = newValue
      look = chooseLook(newValue.traits)
      renderer.displayDidChange()
    }
  }

  package static var look: any Look { shared.look }
  /// The appearance of standard parts on the display.
  package internal(set) final lazy var look = chooseLook(display.traits)
  /// Returns the look for a display's traits. Tests replace it.
  package final var chooseLook: @MainActor (DisplayTraits) -> any Look = { $0.look } {
    didSet { look = chooseLook(display.traits) }
  }

  open var delegate: (any UIApplicationDelegate)?
  /// The contents of the app's property list.
  final var information = AppInformation([:]) {
    didSet { AppDisplay.ownTraits = information.traits }
  }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: State

  open package(set) var applicationState: State = .active
  /// Has no effect: the system here has no such service.
  open var isIdleTimerDisabled = false
  /// Has no effect: the system here has no such service.
  open var applicationIconBadgeNumber = 0
  /// Has no effect: the system here has no such service.
  open var isNetworkActivityIndicatorVisible = false
  /// Has no effect: the system here has no such service.
  open var applicationSupportsShakeToEdit = true
  /// The entries that the app adds to the menu of its icon.
  /// Has no effect: the system here has no such service.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// The style that the app requests. No display draws the status bar.
  open var statusBarStyle: UIStatusBarStyle = .default
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(steps: display.traits.textSteps)
  }
  /// The geometry and the traits of which the scene's delegate knows.
  final var toldScene: (geometry: UIWindowScene.Geometry, traits: UITraitCollection)?
  /// The category in the last `UIContentSizeCategory.didChangeNotification`.
  final var toldContentSizeCategory = UIContentSizeCategory.large
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    display.traits.isRightToLeft ? .rightToLeft : .leftToRight
  }
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var supportsMultipleScenes: Bool { false }
  open var statusBarOrientation: UIInterfaceOrientation { windowScene.interfaceOrientation }
  open var statusBarFrame: CGRect { windowScene.statusBarManager?.statusBarFrame ?? .zero }
  open var isStatusBarHidden: Bool {
    get { hidesStatusBar ?? windowScene.statusBarManager?.isStatusBarHidden ?? true }
    set { hidesStatusBar = newValue }
  }
  private var hidesStatusBar: Bool?

  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  // MARK: Windows

  package final weak var keyWindowStorage: UIWindow? {
    didSet {
      inputRouter.hierarchyChanged = true
      renderer.focusMayHaveChanged()
    }
  }

  open var keyWindow: UIWindow? { keyWindowStorage }

  /// The visible windows from back to front. On iOS, the property also contains hidden ones.
  open var windows: [UIWindow] { windowScene.shownWindows }

  /// The only scene.
  package final lazy var windowScene = UIWindowScene(
    session: UISceneSession(
      role: .windowApplication,
      configuration: UISceneConfiguration(
        name: "Default Configuration", sessionRole: .windowApplication)),
    connectionOptions: UIScene.ConnectionOptions())

  open var connectedScenes: Set<UIScene> { [windowScene] }
  open var openSessions: Set<UISceneSession> { [windowScene.session] }

  // MARK: Events

  open func sendEvent(_ event: UIEvent) {
    if let presses = event as? UIPressesEvent {
      guard let press = presses.allPresses.first else { return }
      if let window = press.window {
        window.sendEvent(event)
      } else {
        press.responder?.receive(presses)
      }
      return
    }
    for window in event.windows { window.sendEvent(event) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    event?.isUnclaimed = true
    super.pressesBegan(presses, with: event)
  }

  /// Sends `action` to `target`. If `target` is `nil`, sends it to the nearest responder that can perform it,
  /// starting at the first responder or, if there is none, at `sender`. If this finds none, the search starts
  /// again at the focused view or the innermost view controller's view of the key window.
  ///
  /// - Returns: `true` if an object performed the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let starts = [
      keyWindow?.firstResponder ?? sender as? UIResponder
        ?? (sender as? UIBarButtonItem)?.viewInBar,
      keyWindow?.deepestResponder,
    ]
    let found =
      target
      ?? starts.lazy.compactMap { $0?.target(forAction: action, withSender: sender) }.first
    guard let found = found as AnyObject? else { return false }
    if let responder = found as? UIResponder,
      responder.performStandardAction(action, sender: sender)
    {
      return true
    }
    guard let method = SwiftMethod.named(action, of: type(of: found)) else {
      Console.write(
        "-[\(String(reflecting: type(of: found))) \(action)]: no method of that name was found")
      return false
    }
    method.call(on: found, sender: sender, event: event)
    return true
  }

  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  private var ignoring = 0

  // MARK: URLs

  open func canOpenURL(_ url: URL) -> Bool { isOwn(url) || URLOpener.canOpen(url) }

  private func isOwn(_ url: URL) -> Bool { url.scheme.map(information.handles) ?? false }

  /// Passes a URL to the scene's delegate or, if there is none, to that of the app.
  private func receive(_ url: URL) -> Bool {
    guard let scene = windowScene.delegate else {
      return delegate?.application(self, open: url, options: [:]) ?? false
    }
    scene.scene(windowScene, openURLContexts: [UIOpenURLContext(url: url)])
    return true
  }

  /// Opens a URL with the system's program for it. Returns whether there is one, without waiting.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }

  /// Opens a URL with the system's program for it, or with this app if it handles the URL's scheme.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard isOwn(url) else {
      return URLOpener.open(url) { didOpen in completion?(didOpen) }
    }
    DispatchQueue.main.async {
      let didOpen = self.receive(url)
      completion?(didOpen)
    }
  }

  // MARK: Background work

  open func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }
  private var lastTask = 0

  /// Has no effect: the system here has no such service.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Fails: calls the delegate's method for failures in a later turn of the main loop, because the system here has no
  /// such service.
  open func registerForRemoteNotifications() {
    let error = NSError(
      domain: NSCocoaErrorDomain, code: 3010,
      userInfo: [NSLocalizedDescriptionKey: "Remote notifications are not supported here."])
    DispatchQueue.main.async {
      self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }
  /// Has no effect: the system here has no such service.
  open func unregisterForRemoteNotifications() {}
  /// Has no effect.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  // MARK: Permissions of the system

  /// Returns the orientations of a window that the app's delegate or property list allows.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? information.orientations ?? .all
  }

  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }

  /// Fails, because apps can't have alternate icons.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    Task { completionHandler?(CocoaError(.featureUnsupported)) }
  }

  /// Has no effect: the system here has no such service.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Has no effect.
  open func extendStateRestoration() {}
  /// Has no effect.
  open func completeStateRestoration() {}
  /// Has no effect.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Has no effect: the system here has no such service.
  open func beginReceivingRemoteControlEvents() {}
  /// Has no effect: the system here has no such service.
  open func endReceivingRemoteControlEvents() {}

  /// Fails, because an app has only one scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let sceneSession, sceneSession === windowScene.session { return }
    errorHandler?(CocoaError(.featureUnsupported))
  }

  /// Fails, because the only scene can't be destroyed.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(CocoaError(.featureUnsupported))
  }
}
