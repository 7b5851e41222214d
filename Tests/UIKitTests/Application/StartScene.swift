import UIKit

/// The controller of `Start.storyboard`.
final class StartViewController: UIViewController {}

/// Is given its window by a storyboard.
final class StartSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var wasConnectedWithWindow = false

  override required init() { super.init() }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    wasConnectedWithWindow = window?.rootViewController != nil
  }
}

/// Makes its window.
final class CodeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var opened: [URL] = []

  override required init() { super.init() }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    opened += URLContexts.map(\.url)
  }
}

/// Has no place for the window of a storyboard.
final class WindowlessSceneDelegate: UIResponder, UIWindowSceneDelegate {
  override required init() { super.init() }
}
