import Foundation
import Testing
import UIKit
import UIKitCore

/// In processes of their own: an app starts once.
@MainActor @Suite("An app that hosts tests") struct HostTests {
  final class Delegate: NSObject, UIApplicationDelegate {
    static var starts = 0
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Self.starts += 1
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  final class Other: NSObject, UIApplicationDelegate {}

  @Test func `gives way to another`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _launchHost(Delegate.self)
        _launchHost(Other.self)
        #expect(UIApplication.shared.delegate is Other)
        #expect(UIApplication.shared.keyWindow == nil)
        _launchHost(Delegate.self)
        #expect(Delegate.starts == 2)
        #expect(UIApplication.shared.keyWindow != nil)
      }
    }
  }

  @Test func `has started once, with its window, before the first test`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        _launchHost(Delegate.self)
        _launchHost(Delegate.self)
        #expect(Delegate.starts == 1)
        #expect(UIApplication.shared.delegate is Delegate)
        #expect(UIApplication.shared.applicationState == .active)
        #expect(UIApplication.shared.keyWindow?.rootViewController?.isViewLoaded == true)
      }
    }
  }
}
