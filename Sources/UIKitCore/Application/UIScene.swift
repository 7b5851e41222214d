import DisplayInterface
public import Foundation

/// An instance of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The options for the activation of a scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// For the app's own use.
    open var requestingScene: UIScene?
  }

  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification", of: WillConnectMessage.self)
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification", of: DidActivateMessage.self)
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification", of: WillDeactivateMessage.self)
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification", of: WillEnterForegroundMessage.self)
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification", of: DidEnterBackgroundMessage.self)

  open private(set) var session: UISceneSession
  open var delegate: (any UISceneDelegate)? {
    didSet { UIApplication.shared.delegateDidChange(of: self) }
  }
  open package(set) var activationState: ActivationState = .unattached
  /// The title of the scene in lists of scenes.
  open var title: String! = "" {
    didSet { UIApplication.shared.renderer.tell(.title(title ?? "")) }
  }

  /// For the app's own use.
  open var subtitle = ""
  /// Has no effect.
  open var activationConditions = UISceneActivationConditions()

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  /// Opens a URL as ``UIApplication/open(_:options:completionHandler:)`` does.
  // The compiler's name for the method depends on the order of its work, unless the attribute stands here.
  @preconcurrency open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// Options for opening a URL.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Has no effect.
    open var universalLinksOnly = false
    /// For the app's own use.
    open var eventAttribution: Any?
  }

  /// The options with which a scene is created, such as the URLs or activities to open.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open package(set) var urlContexts: Set<UIOpenURLContext> = []
    open package(set) var userActivities: Set<NSUserActivity> = []
    open package(set) var shortcutItem: UIApplicationShortcutItem?

    package override init() {
      super.init()
    }
  }

  /// Information about the app that opened a URL. All values are `nil` or `false`, because the app isn't known.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    /// Whether the app may change the document at the URL, instead of a copy.
    open var openInPlace: Bool { false }
  }
}
