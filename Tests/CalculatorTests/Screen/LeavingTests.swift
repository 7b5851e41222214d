import CalculatorExample
import CalculatorDomain
import Foundation
import Portico
import PorticoTesting
import SeededRandom
import Testing
import UIKit

/// Whatever way the screen is left, nothing of it stays behind.
@MainActor @Suite("Leaving the calculator") struct LeavingTests {
  enum Way: CaseIterable, Sendable {
    case backButton, escape, swipe, popToRoot, setStack, dismiss, replaceTab, replaceRoot,
      closeWindow
  }

  /// As many rounds as there is time for.
  private static let rounds =
    isExhaustive ? 30 : 3

  @Test("frees all of it, again and again", arguments: Way.allCases)
  func leave(way: Way) async throws {
    for _ in 0..<Self.rounds {
      let leaks = LeakCheck()
      let home = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 384))
      let screen: Screen
      do {
        let viewModel = leaks.track(LiveCalculatorViewModel())
        let controller = leaks.track(CalculatorViewController(viewModel: viewModel))
        leaks.track(controller.rootView)
        window.rootViewController = show(controller, over: home, for: way)
        window.makeKeyAndVisible()
        screen = Screen(window: window)
        if way == .dismiss { home.present(controller, animated: true) }
        for key in ["7", "×", "6", "="] { try await screen.tap(key) }
        #expect(screen.shows("7 × 6 = 42"))
      }
      try await leave(screen, to: home, by: way)
      try await screen.settle()
      try await leaks.verify(roots: [window], timeout: .seconds(30))
      screen.close()
    }
  }

  /// - Returns: The root of the window.
  private func show(
    _ controller: UIViewController, over home: UIViewController, for way: Way
  ) -> UIViewController {
    switch way {
    case .backButton, .escape, .swipe, .popToRoot, .setStack:
      let navigation = UINavigationController()
      navigation.viewControllers = [home, controller]
      return navigation
    case .dismiss: return home
    case .replaceTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      return tabs
    case .replaceRoot, .closeWindow: return controller
    }
  }

  private func leave(_ screen: Screen, to home: UIViewController, by way: Way) async throws {
    let navigation = home.navigationController
    switch way {
    case .backButton: try await screen.back()
    case .escape: try await screen.press("escape")
    case .swipe:
      try await screen.swipeBack(finishing: false)
      #expect(navigation?.viewControllers.count == 2)
      try await screen.swipeBack()
    case .popToRoot: navigation?.popToRootViewController(animated: true)
    case .setStack: navigation?.setViewControllers([home], animated: true)
    case .dismiss: home.dismiss(animated: true)
    case .replaceTab:
      (screen.window.rootViewController as? UITabBarController)?.viewControllers = [home]
    case .replaceRoot: screen.window.rootViewController = home
    case .closeWindow: screen.close()
    }
  }
}
