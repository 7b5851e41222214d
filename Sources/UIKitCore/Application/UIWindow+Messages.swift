public import Foundation

extension UIWindow {
  /// A window became visible.
  public struct DidBecomeVisibleMessage: WindowMessage {
    public static var name: Notification.Name { UIWindow.didBecomeVisibleNotification }
    public var window: UIWindow
    public init(window: UIWindow) { self.window = window }
  }

  /// A window became hidden.
  public struct DidBecomeHiddenMessage: WindowMessage {
    public static var name: Notification.Name { UIWindow.didBecomeHiddenNotification }
    public var window: UIWindow
    public init(window: UIWindow) { self.window = window }
  }

  /// A window became the key window.
  public struct DidBecomeKeyMessage: WindowMessage {
    public static var name: Notification.Name { UIWindow.didBecomeKeyNotification }
    public var window: UIWindow
    public init(window: UIWindow) { self.window = window }
  }

  /// A window is no longer the key window.
  public struct DidResignKeyMessage: WindowMessage {
    public static var name: Notification.Name { UIWindow.didResignKeyNotification }
    public var window: UIWindow
    public init(window: UIWindow) { self.window = window }
  }
}

/// A message about a window.
package protocol WindowMessage: NamedMessage where Subject == UIWindow {
  var window: UIWindow { get }
  init(window: UIWindow)
}

extension WindowMessage {
  @MainActor package static func makeMessage(_ notification: Notification) -> Self? {
    (notification.object as? UIWindow).map { Self(window: $0) }
  }
  @MainActor package static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name, object: message.window)
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeVisibleMessage> {
  public static var didBecomeVisible: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeHiddenMessage> {
  public static var didBecomeHidden: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidBecomeKeyMessage> {
  public static var didBecomeKey: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIWindow.DidResignKeyMessage> {
  public static var didResignKey: Self { .init() }
}
