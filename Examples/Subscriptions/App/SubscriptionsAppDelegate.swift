import Foundation
import UIKit

/// Starts the app, passes links to it, and saves the user's place.
package final class SubscriptionsAppDelegate: UIResponder, UIApplicationDelegate {
  package var window: UIWindow?

  private let session = Session()
  private let settings = UserDefaults.standard
  /// Weak, because the screens of the window retain the coordinator.
  private weak var coordinator: SubscriptionsCoordinator?

  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let coordinator = SubscriptionsCoordinator(
      window: window, session: session, checkout: checkout,
      restoring: settings.data(forKey: "place"))
    self.coordinator = coordinator
    coordinator.start()
    return true
  }

  package func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    do {
      try coordinator?.open(url)
      return coordinator != nil
    } catch {
      print("\(error)")
      return false
    }
  }

  package func applicationDidEnterBackground(_ application: UIApplication) {
    settings.set(coordinator?.savedState, forKey: "place")
  }

  /// The variant of the checkout for this user, which is stored at the first launch.
  private var checkout: Checkout {
    if let known = settings.string(forKey: "checkout").flatMap(Checkout.init) { return known }
    let drawn = Checkout(person: .random(in: 0..<1000))
    settings.set(drawn.rawValue, forKey: "checkout")
    return drawn
  }
}
