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
}
