public import Foundation

extension UIApplication {
  /// The app finished launching.
  public struct DidFinishLaunchingMessage: ApplicationMessage {
    public static var name: Notification.Name { UIApplication.didFinishLaunchingNotification }
    public init() {}
  }

  /// The app became active.
  public struct DidBecomeActiveMessage: ApplicationMessage {
    public static var name: Notification.Name { UIApplication.didBecomeActiveNotification }
    public init() {}
  }

  /// The app is about to become inactive.
  public struct WillResignActiveMessage: ApplicationMessage {
    public static var name: Notification.Name { UIApplication.willResignActiveNotification }
    public init() {}
  }

  /// The app entered the background.
  public struct DidEnterBackgroundMessage: ApplicationMessage {
    public static var name: Notification.Name { UIApplication.didEnterBackgroundNotification }
    public init() {}
  }

  /// The app is about to leave the background.
  public struct WillEnterForegroundMessage: ApplicationMessage {
    public static var name: Notification.Name { UIApplication.willEnterForegroundNotification }
    public init() {}
  }

  /// The app is about to terminate.
  public struct WillTerminateMessage: ApplicationMessage {
    public static var name: Notification.Name { UIApplication.willTerminateNotification }
    public init() {}
  }

  /// The system is low on memory.
  public struct DidReceiveMemoryWarningMessage: ApplicationMessage {
    public static var name: Notification.Name { UIApplication.didReceiveMemoryWarningNotification }
    public init() {}
  }

  /// The day or the time zone changed.
  public struct SignificantTimeChangeMessage: ApplicationMessage {
    public static var name: Notification.Name { UIApplication.significantTimeChangeNotification }
    public init() {}
  }

  /// The app's permission to refresh in the background changed.
  public struct BackgroundRefreshStatusDidChangeMessage: ApplicationMessage {
    public static var name: Notification.Name {
      UIApplication.backgroundRefreshStatusDidChangeNotification
    }
    public init() {}
  }

  /// The user took a screenshot.
  public struct UserDidTakeScreenshotMessage: ApplicationMessage {
    public static var name: Notification.Name { UIApplication.userDidTakeScreenshotNotification }
    public init() {}
  }

  /// Protected files became readable.
  public struct ProtectedDataDidBecomeAvailableMessage: ApplicationMessage {
    public static var name: Notification.Name {
      UIApplication.protectedDataDidBecomeAvailableNotification
    }
    public init() {}
  }

  /// Protected files are about to be locked.
  public struct ProtectedDataWillBecomeUnavailableMessage: ApplicationMessage {
    public static var name: Notification.Name {
      UIApplication.protectedDataWillBecomeUnavailableNotification
    }
    public init() {}
  }
}

/// A message without properties.
package protocol ApplicationMessage: NamedMessage where Subject == UIApplication {
  init()
}

extension ApplicationMessage {
  @MainActor package static func makeMessage(_ notification: Notification) -> Self? { Self() }
  @MainActor package static func makeNotification(_ message: Self) -> Notification {
    Notification(name: name, object: UIApplication.shared)
  }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidFinishLaunchingMessage> {
  public static var didFinishLaunching: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidBecomeActiveMessage> {
  public static var didBecomeActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillResignActiveMessage> {
  public static var willResignActive: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidEnterBackgroundMessage> {
  public static var didEnterBackground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillEnterForegroundMessage> {
  public static var willEnterForeground: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.WillTerminateMessage> {
  public static var willTerminate: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.DidReceiveMemoryWarningMessage>
{
  public static var didReceiveMemoryWarning: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.SignificantTimeChangeMessage> {
  public static var significantTimeChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIApplication.BackgroundRefreshStatusDidChangeMessage
  >
{
  public static var backgroundRefreshStatusDidChange: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where Self == NotificationCenter.BaseMessageIdentifier<UIApplication.UserDidTakeScreenshotMessage> {
  public static var userDidTakeScreenshot: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIApplication.ProtectedDataDidBecomeAvailableMessage
  >
{
  public static var protectedDataDidBecomeAvailable: Self { .init() }
}

extension NotificationCenter.MessageIdentifier
where
  Self == NotificationCenter.BaseMessageIdentifier<
    UIApplication.ProtectedDataWillBecomeUnavailableMessage
  >
{
  public static var protectedDataWillBecomeUnavailable: Self { .init() }
}
