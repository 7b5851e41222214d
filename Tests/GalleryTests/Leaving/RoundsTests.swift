import Foundation
import GalleryApp
import MallocStatistics
import Portico
import PorticoTesting
import RepositorySearchExample
import RepositorySearchDomain
import SeededRandom
import Testing
import UIKit

/// Each example is opened, used and left again and again, by every way out of every screen of it.
@MainActor @Suite("Rounds through all ways out", .serialized) struct RoundsTests {
  enum Way: CaseIterable {
    case pop, popToRoot, setStack, dismiss, replaceRoot, closeWindow
  }

  private static let rounds = isExhaustive ? 1_000 : 12
  nonisolated static let examples: [Example] = {
    var options = GalleryOptions()
    options.repositories = URL(fileURLWithPath: "/var/empty")
    return ExampleGroup.all(options).flatMap(\.examples)
  }()

  /// What is freed late, what is made once, and what Foundation keeps of attributed strings makes some hundred bytes
  /// a round; a view that is kept makes thousands.
  @Test("leave nothing behind and take no more memory", arguments: examples)
  func rounds(of example: Example) async throws {
    try await go(Self.rounds / 4, example)
    let before = bytesInUse()
    try await go(Self.rounds, example)
    guard isExhaustive else { return }
    let growth = (Int(bytesInUse()) - Int(before)) / Self.rounds
    #expect(growth < 1_000, "Each round leaves \(growth) bytes behind.")
  }

  private func go(_ rounds: Int, _ example: Example) async throws {
    let leaks = LeakCheck()
    for round in 0..<rounds {
      let way = Way.allCases[round % Way.allCases.count]
      try await go(way, example, isDeep: round / Way.allCases.count % 2 == 1, leaks)
    }
    try await leaks.verify(timeout: .seconds(60))
  }

  private func go(
    _ way: Way, _ example: Example, isDeep: Bool, _ leaks: LeakCheck
  ) async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    let home = UIViewController()
    let navigation = UINavigationController(rootViewController: home)
    window.rootViewController = way == .dismiss ? UIViewController() : navigation
    window.makeKeyAndVisible()
    if way == .dismiss { window.rootViewController?.present(navigation, animated: false) }
    let flow = leaks.track(Coordinator<Never>(navigationController: navigation))
    example.open(flow)
    if isDeep, let search = flow.childCoordinators.first as? any SearchFlow {
      search.showCommits(of: Self.repository)
    }
    CATransaction.flush()
    await nextTurn()
    for controller in navigation.viewControllers.dropFirst() { leaks.track(controller) }
    pressButtons(in: window)
    switch way {
    case .pop:
      while navigation.viewControllers.count > 1 {
        navigation.popViewController(animated: false)
        CATransaction.flush()
      }
    case .popToRoot: navigation.popToRootViewController(animated: false)
    case .setStack: navigation.setViewControllers([home], animated: false)
    case .dismiss: navigation.presentingViewController?.dismiss(animated: false)
    case .replaceRoot: window.rootViewController = UIViewController()
    case .closeWindow: window.isHidden = true
    }
    CATransaction.flush()
    await nextTurn()
    window.isHidden = true
    window.rootViewController = nil
  }

  private static let repository = Repository(id: "1", owner: "portico", name: "alpha")

  private func pressButtons(in view: UIView) {
    if let button = view as? UIButton, button.isEnabled, button.window != nil {
      button.sendActions(for: .primaryActionTriggered)
    }
    for subview in view.subviews { pressButtons(in: subview) }
  }

  private func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

extension Example: CustomTestStringConvertible {
  public var testDescription: String { title }
}
