import Foundation
import Portico
import UIKit

/// A deep link over five flows, one in the other, beside starting them one by one.
struct LinkSuite: Suite {
  static let name = "links"

  func run() -> Report {
    MainActor.assumeIsolated {
      let started = measurePair(linked(), startedOneByOne())
      let alone = measurePair(linked(), pushed())
      return Report(
        title: "A deep link over five levels, and back to the root", peerName: "peer",
        lines: [
          Report.Line(
            name: "five flows | started one by one", ours: started.one, peer: started.other,
            goal: 0.8),
          Report.Line(
            name: "five flows | UIKit alone, five screens", ours: alone.one, peer: alone.other),
        ])
    }
  }
}

@MainActor private func makeRoot() -> (LevelCoordinator, UINavigationController, UIWindow) {
  let navigation = UINavigationController()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  let root = LevelCoordinator(navigationController: navigation)
  root.start()
  turn()
  return (root, navigation, window)
}

@MainActor private func linked() -> (Int) -> Void {
  let (root, navigation, window) = makeRoot()
  var route = LevelRoute.here
  for _ in 0..<5 { route = .below(route) }
  return { _ in
    do {
      try root.navigate(to: route, animated: false)
    } catch {
      fatalError("The link was refused: \(error)")
    }
    turn()
    precondition(navigation.viewControllers.count == 6)
    navigation.popToRootViewController(animated: false)
    repeat { turn() } while !root.childCoordinators.isEmpty
    withExtendedLifetime(window) {}
  }
}

@MainActor private func startedOneByOne() -> (Int) -> Void {
  let (root, navigation, window) = makeRoot()
  return { _ in
    var parent = root
    for _ in 0..<5 {
      let child = LevelCoordinator()
      parent.startChild(child)
      parent = child
    }
    turn()
    precondition(navigation.viewControllers.count == 6)
    navigation.popToRootViewController(animated: false)
    repeat { turn() } while !root.childCoordinators.isEmpty
    withExtendedLifetime(window) {}
  }
}

@MainActor private func pushed() -> (Int) -> Void {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  window.rootViewController = navigation
  window.makeKeyAndVisible()
  turn()
  return { _ in
    navigation.setViewControllers(
      navigation.viewControllers + (0..<5).map { _ in UIViewController() }, animated: false)
    turn()
    navigation.popToRootViewController(animated: false)
    turn()
    withExtendedLifetime(window) {}
  }
}

private indirect enum LevelRoute: Route {
  case here
  case below(LevelRoute)
}

private final class LevelCoordinator: Coordinator<Void>, RoutedCoordinator {
  override func start() { show(.here, animated: false) }

  func path(to route: LevelRoute) -> [LevelRoute] {
    route == .here ? [.here] : [.here, route]
  }

  func destination(for route: LevelRoute) -> Destination {
    switch route {
    case .here: .screen { UIViewController() }
    case .below(let route): .flow(LevelCoordinator(), to: route)
    }
  }
}
