public import Foundation

extension UIScene {
  /// A scene is about to be connected to the app.
  public struct WillConnectMessage: SceneMessage {
    public static var name: Notification.Name { UIScene.willConnectNotification }
    public var scene: UIScene
    public init(scene: UIScene) { self.scene = scene }
  }

  /// A scene is about to leave the background.
  public struct WillEnterForegroundMessage: SceneMessage {
    public static var name: Notification.Name { UIScene.willEnterForegroundNotification }
    public var scene: UIScene
    public init(scene: UIScene) { self.scene = scene }
  }

  /// A scene became active.
  public struct DidActivateMessage: SceneMessage {
    public static var name: Notification.Name { UIScene.didActivateNotification }
    public var scene: UIScene
    public init(scene: UIScene) { self.scene = scene }
  }

  /// A scene is about to become inactive.
  public struct WillDeactivateMessage: SceneMessage {
    public static var name: Notification.Name { UIScene.willDeactivateNotification }
    public var scene: UIScene
    public init(scene: UIScene) { self.scene = scene }
  }

  /// A scene entered the background.
  public struct DidEnterBackgroundMessage: SceneMessage {
    public static var name: Notification.Name { UIScene.didEnterBackgroundNotification }
    public var scene: UIScene
    public init(scene: UIScene) { self.scene = scene }
  }
}

/// A message about a scene.
package protocol SceneMessage: NamedMessage where Subject == UIScene {
  var scene: UIScene { get }
  init(scene: UIScene)
}

extension SceneMessage {
  @MainActor package static func makeMessage(_ notification: Notification) -> Self? {
    (notification.object as? UIScene).map { Self(scene: $0) }
  }
  @MainActor package static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name, object: message.scene)
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillConnectMessage> {
  public static var willConnect: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillEnterForegroundMessage> {
  public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidActivateMessage> {
  public static var didActivate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.WillDeactivateMessage> {
  public static var willDeactivate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIScene.DidEnterBackgroundMessage> {
  public static var didEnterBackground: Self { .init() }
}
