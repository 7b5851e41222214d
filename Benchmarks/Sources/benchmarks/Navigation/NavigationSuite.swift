import Foundation
import Portico
import UIKit

/// Pushing and popping screens, and what coordinators add to it.
struct NavigationSuite: Suite {
  static let name = "navigation"

  func run() -> Report {
    MainActor.assumeIsolated { NavigationMeasurements().report() }
  }
}

@MainActor private struct NavigationMeasurements {
  func report() -> Report {
    var report = Report(title: "Navigation", peerName: "alone")
    func line(
      _ name: String, _ ours: @escaping (Int) -> Void, _ peer: @escaping (Int) -> Void,
      goal: Double? = nil
    ) {
      let times = measurePair(ours, peer)
      report.lines.append(
        Report.Line(name: name, ours: times.one, peer: times.other, goal: goal))
    }
    line("push and pop on 100 screens | on 1", plain(below: 100), plain(below: 1), goal: 0.5)
    line("coordinator: push and pop | UIKit alone", pushed(), plain(below: 1), goal: 0.5)
    line("coordinator: start and leave a flow | UIKit alone", flow(), plain(below: 1), goal: 0.5)
    line("coordinator: the same beside 100 screens | beside 1", flow(beside: 100), flow())
    return report
  }

  private func makeWindow(_ navigation: UINavigationController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    turn()
    return window
  }

  func plain(below count: Int) -> (Int) -> Void {
    let navigation = UINavigationController()
    navigation.viewControllers = (0..<count).map { _ in UIViewController() }
    let window = makeWindow(navigation)
    return { _ in
      navigation.pushViewController(UIViewController(), animated: false)
      turn()
      navigation.popViewController(animated: false)
      turn()
      withExtendedLifetime(window) {}
    }
  }

  func pushed() -> (Int) -> Void {
    let navigation = UINavigationController()
    let window = makeWindow(navigation)
    let main = Main(navigationController: navigation)
    main.start()
    turn()
    return { _ in
      main.push(UIViewController(), animated: false)
      turn()
      navigation.popViewController(animated: false)
      turn()
      withExtendedLifetime(window) {}
    }
  }

  func flow(beside count: Int = 1) -> (Int) -> Void {
    let navigation = UINavigationController()
    let window = makeWindow(navigation)
    let main = Main(navigationController: navigation)
    for _ in 0..<count { main.start() }
    turn()
    return { _ in
      main.startChild(Main())
      turn()
      navigation.popViewController(animated: false)
      repeat { turn() } while !main.childCoordinators.isEmpty
      withExtendedLifetime(window) {}
    }
  }
}

private final class Main: Coordinator<Void> {
  override func start() {
    push(UIViewController(), animated: false)
  }
}
