import UIKit

/// A list of 100,000 rows with a field above it, for measures of what a browser shows.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: ListViewController(count: 100_000))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
