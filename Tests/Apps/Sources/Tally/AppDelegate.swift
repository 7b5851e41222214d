import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    if Mistake.made != .noRoot {
      window.rootViewController = UINavigationController(rootViewController: TeamsViewController())
    }
    if Mistake.made != .hiddenWindow { window.makeKeyAndVisible() }
    self.window = window
    return true
  }
}
