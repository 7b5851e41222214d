import Portico
import Testing
import UIKit

/// Every way out of a flow, from every depth.
@MainActor @Suite("Leaving a flow")
struct LeavingTests {
  enum Placement: CaseIterable {
    case pushed, presented
  }

  enum Way: CaseIterable {
    /// What the back button and the swipe down do, one screen after the other.
    case back
    case toHome
    case stackReplaced
    case rootReplaced
    case rootReplacedWhileKept
  }

  nonisolated static let ways: [(Way, Placement, Int, Bool)] = Way.allCases.flatMap { way in
    Placement.allCases.flatMap { placement in
      [1, 2, 3].flatMap { level in [true, false].map { (way, placement, level, $0) } }
    }
  }

  let world = World()

  /// Builds flows in flows; each shows two screens.
  private func startFlows(_ placement: Placement, levels: Int, animated: Bool) {
    func descend(_ parent: Flow, _ level: Int) {
      guard level <= levels else { return }
      let child = Flow("flow \(level)") { [world] flow in
        for number in 1...2 {
          let screen = flow.screen("\(level).\(number)")
          world.track(screen, screen.title ?? "")
          flow.push(screen, animated: animated)
        }
      }
      world.track(child, child.name)
      let completion = { [world] (outcome: Outcome<String>) in
        world.ends.append("\(level) \(outcome)")
      }
      switch placement {
      case .pushed: parent.startChild(child, completion: completion)
      case .presented: parent.presentChild(child, animated: animated, completion: completion)
      }
      descend(child, level + 1)
    }
    let main = Flow("main", window: world.window) { flow in
      flow.push(flow.screen("home"))
      descend(flow, 1)
    }
    world.track(main, "main")
    main.start()
  }

  private func goBack(animated: Bool) async {
    while let visible = world.visible, visible.title != "home" {
      let navigation = visible.navigationController
      if navigation?.popViewController(animated: animated) == nil {
        visible.presentingViewController?.dismiss(animated: animated)
      }
      await world.settle()
      if world.visible === visible { break }
    }
  }

  @Test(
    "A flow ends once, as cancelled, inner flows before outer, and is freed", arguments: ways)
  func leaves(way: Way, placement: Placement, levels: Int, animated: Bool) async {
    startFlows(placement, levels: levels, animated: animated)
    #expect(await until { world.visible?.title == "\(levels).2" })
    await world.settle()
    #expect(world.ends.isEmpty)
    #expect(world.remaining.count == levels * 3 + 1)

    var navigation = world.root as? UINavigationController
    var kept: UIViewController?
    switch way {
    case .back:
      await goBack(animated: animated)
    case .toHome:
      if placement == .presented { navigation?.dismiss(animated: animated) }
      navigation?.popToRootViewController(animated: animated)
    case .stackReplaced:
      if placement == .presented { navigation?.dismiss(animated: animated) }
      if let home = navigation?.viewControllers.first {
        navigation?.setViewControllers([home], animated: animated)
      }
    case .rootReplaced:
      world.window.rootViewController = UIViewController()
    case .rootReplacedWhileKept:
      kept = world.root
      world.window.rootViewController = UIViewController()
    }
    navigation = nil
    await world.settle()

    let mainGoes = way == .rootReplaced || way == .rootReplacedWhileKept
    #expect(world.ends == (1...levels).reversed().map { "\($0) cancelled" })
    let expected = mainGoes ? [] : ["main"]
    if kept == nil {
      #expect(world.remaining == expected)
    } else {
      // The screens that the app keeps are there, their coordinators are not.
      #expect(world.remaining.filter { $0.hasPrefix("flow") || $0 == "main" } == expected)
    }
    withExtendedLifetime(kept) {}
  }
}
