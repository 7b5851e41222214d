import Foundation
import GreetingExample
import PorticoTesting
import SeededRandom
import Testing
import UIKit

/// Whatever way the screen is left, nothing of it stays behind.
@MainActor @Suite("Leaving the greeting") struct LeavingTests {
  enum Way: CaseIterable, Sendable {
    // It is pushed on a navigation controller…
    case backButton, escape, swipe, pop, popToRoot, setStack
    // …presented…
    case dismiss, escapePresented
    // …in a tab…
    case replaceTabs
    // …or the root of a window.
    case replaceRoot, closeWindow
  }

  /// How often each way is gone: once, or as often as `PORTICO_ROUNDS` says.
  private static let rounds =
    ProcessInfo.processInfo.environment["PORTICO_ROUNDS"].flatMap(Int.init) ?? 1

  @Test("frees all of it", arguments: GreetingVersion.all, Way.allCases)
  func leave(version: GreetingVersion, way: Way) async throws {
    for _ in 0..<Self.rounds { try await openAndLeave(version, by: way) }
  }

  private func openAndLeave(_ version: GreetingVersion, by way: Way) async throws {
    let leaks = LeakCheck()
    let home = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let screen: Screen
    do {
      let controller = version.make("David", "Blaine")
      window.rootViewController = show(controller, over: home, for: way)
      window.makeKeyAndVisible()
      screen = Screen(window: window)
      if [.dismiss, .escapePresented].contains(way) { home.present(controller, animated: true) }
      try await screen.settle()
      for object in objects(of: controller) { leaks.track(object) }
      try await GreetingScreen(window: window).showGreeting()
    }
    try await leave(screen, to: home, by: way)
    try await screen.settle()
    try await leaks.verify(roots: [window])
    screen.close()
  }

  /// - Returns: The root of the window.
  private func show(
    _ controller: UIViewController, over home: UIViewController, for way: Way
  ) -> UIViewController {
    switch way {
    case .backButton, .escape, .swipe, .pop, .popToRoot, .setStack:
      let navigation = UINavigationController()
      navigation.viewControllers = [home, controller]
      return navigation
    case .dismiss, .escapePresented:
      return home
    case .replaceTabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      return tabs
    case .replaceRoot, .closeWindow:
      return controller
    }
  }

  private func leave(_ screen: Screen, to home: UIViewController, by way: Way) async throws {
    let navigation = home.navigationController
    switch way {
    case .backButton: try await screen.back()
    case .escape, .escapePresented: try await screen.press("escape")
    case .swipe:
      try await screen.swipeBack(finishing: false)
      #expect(navigation?.viewControllers.count == 2)
      try await screen.swipeBack()
    case .pop: navigation?.popViewController(animated: true)
    case .popToRoot: navigation?.popToRootViewController(animated: false)
    case .setStack: navigation?.setViewControllers([home], animated: true)
    case .dismiss: home.dismiss(animated: true)
    case .replaceTabs:
      (screen.window.rootViewController as? UITabBarController)?.viewControllers = [home]
    case .replaceRoot: screen.window.rootViewController = home
    case .closeWindow: screen.close()
    }
  }

  @Test("again and again leaves nothing", arguments: GreetingVersion.all)
  func rounds(version: GreetingVersion) async throws {
    let leaks = LeakCheck()
    for round in 0..<(isExhaustive ? 1_000 : 100) {
      let controller = version.make("David", "Blaine")
      controller.loadViewIfNeeded()
      let button = controller.view.subviews.lazy.compactMap { $0 as? UIButton }.first
      try #require(button).sendActions(for: .primaryActionTriggered)
      for object in objects(of: controller) { leaks.track(object) }
      if round % 10 == 0 { await Task.yield() }
    }
    try await leaks.verify()
  }
}
