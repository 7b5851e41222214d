import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  static var options = GalleryOptions()

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    GalleryCoordinator(window: window, options: Self.options).start()
    return true
  }
}
