import UIKit

/// The app that gets the bytes: counts F5, wherever it is.
final class BytesAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var banner: UIWindow?
  private let label = UILabel()
  private var count = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: ListScreen())
    window?.makeKeyAndVisible()
    showBanner()
    return true
  }

  /// Above everything else that the app shows.
  private func showBanner() {
    let screen = UIViewController()
    screen.view.backgroundColor = .clear
    label.text = "answered 0"
    label.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
    label.backgroundColor = .black
    label.textColor = .white
    screen.view.addSubview(label)
    let banner = UIWindow(frame: UIScreen.main.bounds)
    banner.windowLevel = .alert + 1
    banner.isUserInteractionEnabled = false
    banner.rootViewController = screen
    banner.isHidden = false
    self.banner = banner
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardF5 }) else {
      return super.pressesBegan(presses, with: event)
    }
    count += 1
    label.text = "answered \(count)"
  }
}
