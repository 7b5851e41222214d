import Foundation
public import UIKitCore

extension UIWindowSceneDelegate {
  @_disfavoredOverload public var windowScene: _UIWindowSceneDelegateWindowScene? {
    _UIWindowSceneDelegateWindowScene(object: self)
  }
}

/// Calls the methods of ``UIWindowSceneDelegate`` that begin with `windowScene`.
@preconcurrency @MainActor public struct _UIWindowSceneDelegateWindowScene {
  fileprivate let object: any UIWindowSceneDelegate

  public func callAsFunction(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    object.windowScene(
      windowScene, didUpdate: previousCoordinateSpace,
      interfaceOrientation: previousInterfaceOrientation, traitCollection: previousTraitCollection)
  }

  public func callAsFunction(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) { object.windowScene(windowScene, didUpdateEffectiveGeometry: previousEffectiveGeometry) }

  public func callAsFunction(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    object.windowScene(
      windowScene, performActionFor: shortcutItem, completionHandler: completionHandler)
  }
}
