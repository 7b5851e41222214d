public import UIKit

/// The app in which a monkey plays in a terminal.
public final class MonkeyAppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
  private var agent: AppAgent?

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    setenv("GITHUB_API_URL", "http://127.0.0.1:9", 1)
    agent = AppAgent()
    agent?.start()
    return true
  }
}
