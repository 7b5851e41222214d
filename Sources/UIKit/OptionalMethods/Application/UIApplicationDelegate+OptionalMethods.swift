public import Foundation
public import UIKitCore

extension UIApplicationDelegate {
  @_disfavoredOverload public var application: _UIApplicationDelegateApplication? {
    _UIApplicationDelegateApplication(object: self)
  }

  @_disfavoredOverload public var applicationDidFinishLaunching: ((UIApplication) -> Void)? {
    { self.applicationDidFinishLaunching($0) }
  }

  @_disfavoredOverload public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
    { self.applicationDidBecomeActive($0) }
  }

  @_disfavoredOverload public var applicationWillResignActive: ((UIApplication) -> Void)? {
    { self.applicationWillResignActive($0) }
  }

  @_disfavoredOverload public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
    { self.applicationDidEnterBackground($0) }
  }

  @_disfavoredOverload public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
    { self.applicationWillEnterForeground($0) }
  }

  @_disfavoredOverload public var applicationWillTerminate: ((UIApplication) -> Void)? {
    { self.applicationWillTerminate($0) }
  }

  @_disfavoredOverload public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? {
    { self.applicationDidReceiveMemoryWarning($0) }
  }

  @_disfavoredOverload public var applicationSignificantTimeChange: ((UIApplication) -> Void)? {
    { self.applicationSignificantTimeChange($0) }
  }

  @_disfavoredOverload public var applicationProtectedDataDidBecomeAvailable:
    ((UIApplication) -> Void)?
  {
    { self.applicationProtectedDataDidBecomeAvailable($0) }
  }

  @_disfavoredOverload public var applicationProtectedDataWillBecomeUnavailable:
    ((UIApplication) -> Void)?
  {
    { self.applicationProtectedDataWillBecomeUnavailable($0) }
  }

  @_disfavoredOverload public var applicationShouldAutomaticallyLocalizeKeyCommands:
    ((UIApplication) -> Bool)?
  {
    { self.applicationShouldAutomaticallyLocalizeKeyCommands($0) }
  }
}

/// Calls the methods of ``UIApplicationDelegate`` that begin with `application`.
@preconcurrency @MainActor public struct _UIApplicationDelegateApplication {
  fileprivate let object: any UIApplicationDelegate

  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    object.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    object.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  public func callAsFunction(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    object.application(app, open: url, options: options)
  }

  public func callAsFunction(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    object.application(
      application, configurationForConnecting: connectingSceneSession, options: options)
  }

  public func callAsFunction(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    object.application(application, didDiscardSceneSessions: sceneSessions)
  }

  public func callAsFunction(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    object.application(application, supportedInterfaceOrientationsFor: window)
  }

  public func callAsFunction(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    object.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
  }

  public func callAsFunction(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { object.application(application, didFailToRegisterForRemoteNotificationsWithError: error) }

  public func callAsFunction(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) { object.application(application, didReceiveRemoteNotification: userInfo) }

  public func callAsFunction(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    object.application(
      application, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completionHandler
    )
  }

  public func callAsFunction(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { object.application(application, performFetchWithCompletionHandler: completionHandler) }

  public func callAsFunction(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    object.application(
      application, handleEventsForBackgroundURLSession: identifier,
      completionHandler: completionHandler)
  }

  public func callAsFunction(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    object.application(
      application, performActionFor: shortcutItem, completionHandler: completionHandler)
  }

  public func callAsFunction(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { object.application(application, willContinueUserActivityWithType: userActivityType) }

  public func callAsFunction(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    object.application(application, continue: userActivity, restorationHandler: restorationHandler)
  }

  public func callAsFunction(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    object.application(application, didUpdate: userActivity)
  }

  public func callAsFunction(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    object.application(
      application, didFailToContinueUserActivityWithType: userActivityType, error: error)
  }

  public func callAsFunction(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    object.application(
      application, open: url, sourceApplication: sourceApplication, annotation: annotation)
  }

  public func callAsFunction(_ application: UIApplication, handleOpen url: URL) -> Bool {
    object.application(application, handleOpen: url)
  }

  public func callAsFunction(
    _ application: UIApplication, shouldSaveApplicationState coder: NSCoder
  ) -> Bool { object.application(application, shouldSaveApplicationState: coder) }

  public func callAsFunction(
    _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { object.application(application, shouldRestoreApplicationState: coder) }

  public func callAsFunction(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool { object.application(application, shouldSaveSecureApplicationState: coder) }

  public func callAsFunction(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool { object.application(application, shouldRestoreSecureApplicationState: coder) }

  public func callAsFunction(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? {
    object.application(
      application, viewControllerWithRestorationIdentifierPath: identifierComponents, coder: coder)
  }

  public func callAsFunction(
    _ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder
  ) { object.application(application, willEncodeRestorableStateWith: coder) }

  public func callAsFunction(
    _ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder
  ) { object.application(application, didDecodeRestorableStateWith: coder) }

  public func callAsFunction(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication
      .ExtensionPointIdentifier
  ) -> Bool {
    object.application(application, shouldAllowExtensionPointIdentifier: extensionPointIdentifier)
  }

  public func callAsFunction(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) { object.application(application, didRegister: notificationSettings) }

  public func callAsFunction(
    _ application: UIApplication, didReceive notification: UILocalNotification
  ) { object.application(application, didReceive: notification) }

  public func callAsFunction(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification, completionHandler: @escaping () -> Void
  ) {
    object.application(
      application, handleActionWithIdentifier: identifier, for: notification,
      completionHandler: completionHandler)
  }

  public func callAsFunction(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void
  ) {
    object.application(
      application, handleActionWithIdentifier: identifier, forRemoteNotification: userInfo,
      completionHandler: completionHandler)
  }
}
