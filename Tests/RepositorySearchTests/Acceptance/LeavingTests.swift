import Portico
import PorticoTesting
import RepositorySearchExample
import RepositorySearchDomain
import Testing
import UIKit

/// Whatever way a person or the app leaves the flow, nothing of it stays behind.
@MainActor @Suite("Leaving the search", .serialized, .timeLimit(.minutes(15))) struct LeavingTests {
  enum Way: CaseIterable, Sendable {
    case backButton, escape, swipe, popToRoot, setStack, replaceRoot, dismiss
  }

  @Test(
    "frees everything from the results", arguments: SearchVersion.allCases, Way.allCases)
  func leaveResults(version: SearchVersion, by way: Way) async throws {
    try await leave(version, by: way, fromCommits: false)
  }

  @Test(
    "frees everything from the commits", arguments: SearchVersion.allCases, Way.allCases)
  func leaveCommits(version: SearchVersion, by way: Way) async throws {
    try await leave(version, by: way, fromCommits: true)
  }

  private func leave(_ version: SearchVersion, by way: Way, fromCommits: Bool) async throws {
    let server = version.takesAnyService ? nil : try await GitHubServer()
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
        RepositorySearchCoordinator(
          version: version, service: FixedService(),
          settings: SearchSettings(pause: .milliseconds(1), address: server?.address),
          navigationController: navigation)
      ).start()
      try await screen.settle()
      leaks.trackAll(from: navigation.viewControllers[1])
      try await screen.type("a", into: SearchApp.field)
      let result = server == nil ? "portico/beta" : "octo-1/a-1"
      try await screen.wait(for: result, timeout: .seconds(60))
      if fromCommits {
        try await screen.tap(result)
        try await screen.wait(
          containing: server == nil ? "Begin beta" : "Change 0", timeout: .seconds(60))
        leaks.trackAll(from: navigation.viewControllers[2])
      }
    }
    try await go(way, screen, home)
    try await leaks.verify(roots: [window], timeout: .seconds(30))
    screen.close()
  }

  private func go(_ way: Way, _ screen: Screen, _ home: UIViewController) async throws {
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
    try await screen.settle()
  }
}

extension LeakCheck {
  /// Tracks an object, the objects of the example that it holds, and those that they hold: whatever roles there are.
  fileprivate func trackAll(from object: AnyObject) {
    var seen: Set<ObjectIdentifier> = []
    visit(object, &seen)
  }

  private func visit(_ value: Any, _ seen: inout Set<ObjectIdentifier>) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      if let child = mirror.children.first { visit(child.value, &seen) }
    } else if mirror.displayStyle == .class, mirror.isOfExample,
      seen.insert(ObjectIdentifier(value as AnyObject)).inserted
    {
      track(value as AnyObject)
      var part: Mirror? = mirror
      while let present = part, present.isOfExample {
        for child in present.children { visit(child.value, &seen) }
        part = present.superclassMirror
      }
    }
  }
}

extension Mirror {
  /// Whether it shows an object of the example's, or the part of one that a block of Portico is.
  fileprivate var isOfExample: Bool {
    let name = String(reflecting: subjectType)
    return name.hasPrefix("RepositorySearch") || name.hasPrefix("Portico.")
  }
}
