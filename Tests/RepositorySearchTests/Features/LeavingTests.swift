import Portico
import PorticoTesting
import RepositorySearch
import RepositorySearchDomain
import Testing
import UIKit

/// Whatever way a person or the app leaves the flow, nothing of it stays behind.
@MainActor @Suite("Leaving the search") struct LeavingTests {
  enum Way: CaseIterable, Sendable {
    case backButton, escape, swipe, popToRoot, setStack, replaceRoot, dismiss
  }

  enum Depth: CaseIterable, Sendable {
    case search, commits
  }

  @Test("frees coordinator, controllers and view models", arguments: Way.allCases, Depth.allCases)
  func leave(by way: Way, from depth: Depth) async throws {
    let leaks = LeakCheck()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    let home = UIViewController()
    home.title = "Home"
    let screen: Screen
    do {
      let navigation = UINavigationController(rootViewController: home)
      if way == .dismiss {
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.rootViewController?.present(navigation, animated: false)
      } else {
        window.rootViewController = navigation
        window.makeKeyAndVisible()
      }
      screen = Screen(window: window)
      leaks.track(
        RepositorySearchCoordinator(service: FixedService(), navigationController: navigation)
      ).start()
      await screen.settle()
      track(navigation.viewControllers.last!, leaks)
      if depth == .commits {
        try await screen.type("a", into: "Search repositories")
        try await screen.wait(for: "portico/beta")
        try await screen.tap("portico/beta")
        try await screen.wait(for: "Begin beta")
        track(navigation.viewControllers.last!, leaks)
      }
      #expect(navigation.viewControllers.count == (depth == .commits ? 3 : 2))
    }
    try await leave(by: way, screen, home)
    try await leaves(nothingOf: leaks, besides: window)
    screen.close()
  }

  private func track(_ controller: UIViewController, _ leaks: LeakCheck) {
    leaks.track(controller)
    if let viewModel = Mirror(reflecting: controller).descendant("viewModel") {
      leaks.track(viewModel as AnyObject)
    }
  }

  private func leave(by way: Way, _ screen: Screen, _ home: UIViewController) async throws {
    switch way {
    case .backButton:
      while home.navigationController?.topViewController !== home { try await screen.back() }
    case .escape:
      while home.navigationController?.topViewController !== home {
        try await screen.press("escape")
      }
    case .swipe:
      try await screen.swipeBack(finishing: false)
      #expect(home.navigationController?.topViewController !== home)
      while home.navigationController?.topViewController !== home { try await screen.swipeBack() }
    case .popToRoot: home.navigationController?.popToRootViewController(animated: true)
    case .setStack: home.navigationController?.setViewControllers([home], animated: true)
    case .replaceRoot: screen.window.rootViewController = UIViewController()
    case .dismiss: screen.window.rootViewController?.dismiss(animated: true)
    }
    await screen.settle()
  }

  private func leaves(nothingOf leaks: LeakCheck, besides window: UIWindow) async throws {
    try await leaks.verify(roots: [window])
  }
}
