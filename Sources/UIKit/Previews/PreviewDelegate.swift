import UIKitCore

/// The delegate of an app that displays one of the previews.
final class PreviewDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let entries: [PreviewEntry]
  private let first: Int

  init(_ entries: [PreviewEntry], showing first: Int) {
    self.entries = entries
    self.first = first
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    show(first)
    window?.makeKeyAndVisible()
    return true
  }

  /// Creates and displays a preview. Does nothing if its number is out of bounds.
  func show(_ number: Int) {
    guard entries.indices.contains(number) else { return }
    let entry = entries[number]
    ResourceBundles.prefer(String(entry.place.prefix { $0 != "/" }))
    window?.rootViewController = entry.make()
  }
}
