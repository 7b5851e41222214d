import Foundation
import Portico
import Testing
import UIKit

@MainActor @Suite("Routes through tabs")
struct TabRouteTests {
  enum TabRoute: Portico.Route {
    case tabs
    case books(ShelfRoute)
    case films(ShelfRoute)
    case note

    static let all: [TabRoute] =
      ShelfRoute.all.map(TabRoute.books) + ShelfRoute.all.map(TabRoute.films)
  }

  enum ShelfRoute: Portico.Route {
    case shelf
    case thing(Int)
    case loan

    static let all: [ShelfRoute] = [.shelf, .thing(1), .thing(2), .loan]
  }

  final class TabCoordinator: Coordinator<Never>, RoutedCoordinator {
    let tabs = UITabBarController()

    override func start() { try? navigate(to: .books(.shelf), animated: false) }

    func path(to route: TabRoute) throws -> [TabRoute] {
      switch route {
      case .tabs: [.tabs, .books(.shelf), .films(.shelf)]
      case .books: [.tabs, route, .films(.shelf)]
      case .films: [.tabs, .books(.shelf), route]
      case .note: [.tabs, .books(.shelf), .films(.shelf), .note]
      }
    }

    func destination(for route: TabRoute) -> Destination {
      switch route {
      case .tabs: .screen { [tabs] in tabs }
      case .books(let route): .flow(ShelfCoordinator(), to: route, in: .tab(of: tabs), id: "books")
      case .films(let route): .flow(ShelfCoordinator(), to: route, in: .tab(of: tabs), id: "films")
      case .note: .presented { Screen("note") }
      }
    }
  }

  final class ShelfCoordinator: Coordinator<Void>, RoutedCoordinator {
    func path(to route: ShelfRoute) throws -> [ShelfRoute] {
      route == .shelf ? [.shelf] : [.shelf, route]
    }

    func destination(for route: ShelfRoute) -> Destination {
      switch route {
      case .shelf, .thing: .screen { Screen("\(route)") }
      case .loan: .presented { Screen("loan") }
      }
    }
  }

  private func start(_ route: TabRoute? = nil) async throws -> (ShopApp, TabCoordinator) {
    let app = ShopApp()
    let coordinator = TabCoordinator(window: app.world.window)
    if let route { try coordinator.navigate(to: route) } else { coordinator.start() }
    await app.settle()
    return (app, coordinator)
  }

  private func picture(_ route: TabRoute, other: String = "shelf") -> String {
    func stack(_ route: ShelfRoute) -> String {
      if case .thing(let number) = route { "shelf > thing(\(number))" } else { "shelf" }
    }
    return switch route {
    case .tabs: "selected:\nshelf\nshelf"
    case .books(let route):
      "selected:\n\(stack(route))\n\(other)" + (route == .loan ? "\nloan" : "")
    case .films(let route):
      "\(other)\nselected:\n\(stack(route))" + (route == .loan ? "\nloan" : "")
    case .note: "note"
    }
  }

  @Test("A route starts the tabs that are missing, in order, and selects its own")
  func starts() async throws {
    for route in TabRoute.all {
      let (app, coordinator) = try await start(route)
      #expect(app.picture == picture(route))
      #expect(coordinator.childCoordinators.count == 2)
      #expect(app.world.root === coordinator.tabs)
    }
  }

  @Test("From every tab to every tab: the other stays as it is, but for what covers all")
  func everyTab() async throws {
    for from in TabRoute.all {
      for to in TabRoute.all {
        let (app, coordinator) = try await start(from)
        let flows = coordinator.childCoordinators.map(ObjectIdentifier.init)
        try coordinator.navigate(to: to)
        await app.settle()
        var other = "shelf"
        switch (from, to) {
        case (.books(.thing(let number)), .films), (.films(.thing(let number)), .books):
          other = "shelf > thing(\(number))"
        default: break
        }
        #expect(app.picture == picture(to, other: other), "\(from), \(to)")
        #expect(coordinator.childCoordinators.map(ObjectIdentifier.init) == flows)
      }
    }
  }

  @Test("Every selection is restored, with what was in the other tab")
  func restores() async throws {
    for from in TabRoute.all {
      for to in TabRoute.all + [.note] {
        let (app, coordinator) = try await start(from)
        coordinator.show(to, animated: false)
        await app.settle()
        let again = ShopApp()
        let other = TabCoordinator(window: again.world.window)
        #expect(other.start(restoring: coordinator.state?.data) == nil)
        await again.settle()
        #expect(again.picture == app.picture, "\(from), \(to)")
      }
    }
  }

  @Test("Showing a tab that is there selects it")
  func shows() async throws {
    let (app, coordinator) = try await start(.books(.thing(1)))
    coordinator.show(.films(.thing(2)))
    await app.settle()
    #expect(app.picture == picture(.films(.shelf), other: "shelf > thing(1)"))
  }

  @Test("A tab that is taken away is started again by the next route")
  func again() async throws {
    let (app, coordinator) = try await start(.books(.shelf))
    coordinator.tabs.viewControllers?.removeLast()
    await app.settle()
    #expect(coordinator.childCoordinators.count == 1)
    try coordinator.navigate(to: .films(.thing(1)))
    await app.settle()
    #expect(app.picture == picture(.films(.thing(1))))
  }
}
