import Foundation
public import UIKitCore

extension UISceneDelegate {
  @_disfavoredOverload public var scene: _UISceneDelegateScene? {
    _UISceneDelegateScene(object: self)
  }

  @_disfavoredOverload public var sceneDidDisconnect: ((UIScene) -> Void)? {
    { self.sceneDidDisconnect($0) }
  }

  @_disfavoredOverload public var sceneDidBecomeActive: ((UIScene) -> Void)? {
    { self.sceneDidBecomeActive($0) }
  }

  @_disfavoredOverload public var sceneWillResignActive: ((UIScene) -> Void)? {
    { self.sceneWillResignActive($0) }
  }

  @_disfavoredOverload public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }

  @_disfavoredOverload public var sceneDidEnterBackground: ((UIScene) -> Void)? {
    { self.sceneDidEnterBackground($0) }
  }

  @_disfavoredOverload public var stateRestorationActivity:
    _UISceneDelegateStateRestorationActivity?
  { _UISceneDelegateStateRestorationActivity(object: self) }
}

/// Calls the methods of ``UISceneDelegate`` that begin with `scene`.
@preconcurrency @MainActor public struct _UISceneDelegateScene {
  fileprivate let object: any UISceneDelegate

  public func callAsFunction(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    object.scene(scene, willConnectTo: session, options: connectionOptions)
  }

  public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    object.scene(scene, openURLContexts: URLContexts)
  }

  public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
    object.scene(scene, continue: userActivity)
  }

  public func callAsFunction(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) { object.scene(scene, willContinueUserActivityWithType: userActivityType) }

  public func callAsFunction(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { object.scene(scene, didFailToContinueUserActivityWithType: userActivityType, error: error) }

  public func callAsFunction(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    object.scene(scene, didUpdate: userActivity)
  }

  public func callAsFunction(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { object.scene(scene, restoreInteractionStateWith: stateRestorationActivity) }
}

/// Calls the methods of ``UISceneDelegate`` that begin with `stateRestorationActivity`.
@preconcurrency @MainActor public struct _UISceneDelegateStateRestorationActivity {
  fileprivate let object: any UISceneDelegate

  public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
    object.stateRestorationActivity(for: scene)
  }
}
