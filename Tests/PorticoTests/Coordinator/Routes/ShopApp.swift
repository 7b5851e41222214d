import Portico
import UIKit

/// A shop that was started, and what a person sees of it.
@MainActor final class ShopApp {
  let record = ShopRecord()
  let coordinator: ShopCoordinator
  var world: World { record.world }
  var log: [String] = []

  init() {
    coordinator = ShopCoordinator(record)
    coordinator.log = { [weak self] in self?.log.append("\($0)") }
  }

  /// Started with a route.
  static func at(_ route: ShopRoute) async throws -> ShopApp {
    let app = ShopApp()
    try app.coordinator.navigate(to: route)
    await app.settle()
    return app
  }

  func settle() async {
    let start = world.window
    await world.settle()
    // One after the other is presented.
    var last = ""
    while last != picture {
      last = picture
      await world.settle()
    }
    withExtendedLifetime(start) {}
  }

  /// The screens that are there, from the bottom up, by what UIKit says.
  var picture: String {
    var lines: [String] = []
    func add(_ controller: UIViewController) {
      switch controller {
      case let navigation as UINavigationController:
        lines.append(navigation.viewControllers.map { $0.title ?? "?" }.joined(separator: " > "))
      case let tabs as UITabBarController:
        for tab in tabs.viewControllers ?? [] {
          if tab === tabs.selectedViewController { lines.append("selected:") }
          add(tab)
        }
      default: lines.append(controller.title ?? "?")
      }
    }
    for controller in sequence(first: world.root, next: { $0?.presentedViewController }) {
      if let controller { add(controller) }
    }
    return lines.joined(separator: "\n")
  }

  /// All controllers that are there.
  var controllers: [ObjectIdentifier] {
    var found: [ObjectIdentifier] = []
    func add(_ controller: UIViewController) {
      found.append(ObjectIdentifier(controller))
      controller.children.forEach(add)
    }
    for controller in sequence(first: world.root, next: { $0?.presentedViewController }) {
      if let controller { add(controller) }
    }
    return found
  }
}
