import UIKit

package final class AppDelegate: UIResponder, UIApplicationDelegate {
  package static var options = GalleryOptions()

  package var window: UIWindow?

  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let groups = ExampleGroup.all(Self.options)
    GalleryCoordinator(window: window, groups: groups).start()
    return true
  }
}
