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
}

/// Calls the methods of ``UISceneDelegate`` that begin with `stateRestorationActivity`.
@preconcurrency @MainActor public struct _UISceneDelegateStateRestorationActivity {
  fileprivate let object: any UISceneDelegate

  public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
    object.stateRestorationActivity(for: scene)
  }
}
