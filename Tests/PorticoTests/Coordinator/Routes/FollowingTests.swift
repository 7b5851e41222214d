import Foundation
import Portico
import SeededRandom
import Testing
import UIKit

/// Every disturbance in every place is tried only with `PORTICO_EXHAUSTIVE` set, as `.ci/run` does.
@MainActor @Suite("Following routes")
struct FollowingTests {
  private static let base = URL(string: "portico://shop")!

  /// What a person can do in a shop that no route leads to.
  enum Disturbance: CaseIterable {
    case none, stack, alert, awaited, moving, presenting

    /// Whether nothing is under way any more when the link comes.
    var isOver: Bool { self != .moving && self != .presenting }

    @MainActor func happen(in app: ShopApp) async {
      let coordinator = app.coordinator
      switch self {
      case .none: break
      case .stack:
        coordinator.show(.shelf(3), animated: false)
        coordinator.push(Screen("elsewhere"), animated: false)
      case .alert:
        app.world.visible?.present(UIAlertController(), animated: false)
      case .awaited:
        coordinator.perform {
          _ = await coordinator.run(Flow("log in") { $0.push($0.screen()) }, in: .modal)
        }
      case .moving:
        coordinator.show(.shelf(3))
        await nextTurn()
        return
      case .presenting:
        coordinator.show(.help)
        coordinator.show(.note)
        return
      }
      await app.settle()
    }
  }

  private func check(
    from start: ShopRoute, after disturbance: Disturbance, to target: ShopRoute, expected: String
  ) async throws {
    let app = try await ShopApp.at(start)
    await disturbance.happen(in: app)
    let before = app.picture
    app.record.transitions = 0
    try app.coordinator.open(target.url(under: Self.base), under: Self.base)
    await app.settle()
    let transitions = app.record.transitions
    let situation = "\(start), \(disturbance), \(target)"
    #expect(app.picture == expected, "\(situation)")
    #expect(transitions <= 1, "\(situation)")
    if disturbance.isOver, start != target, before.top != expected.top {
      #expect(transitions == 1, "\(situation)")
    }
    #expect(app.record.endedTwice.isEmpty, "\(situation)")

    let graph = "\(FlowGraph(of: app.coordinator))"
    app.world.window.rootViewController = nil
    await app.settle()
    #expect(app.record.endedTwice.isEmpty, "\(situation)")
    // A flow that is only asked about its route never starts, and so does not end.
    #expect(app.coordinator.hasEnded, "\(situation)")
    #expect(!graph.contains("ended"), "\(situation): \(graph)")
  }

  @Test(
    "From every place, whatever else happened there, a link leads to every place in one transition",
    arguments: Disturbance.allCases)
  func everyPlace(disturbance: Disturbance) async throws {
    var pictures: [ShopRoute: String] = [:]
    for route in ShopRoute.all { pictures[route] = try await ShopApp.at(route).picture }
    #expect(Set(pictures.values).count == ShopRoute.all.count)
    // All pairs undisturbed; disturbed from the deepest and the shallowest place.
    let starts: [ShopRoute] =
      isExhaustive || disturbance == .none ? ShopRoute.all : [.home, .account(.buy(.pay))]
    for start in starts {
      for target in ShopRoute.all {
        try await check(
          from: start, after: disturbance, to: target, expected: pictures[target] ?? "")
      }
    }
  }

  @Test("A route is a picture of the screens on the way to it")
  func pictures() async throws {
    #expect(try await ShopApp.at(.home).picture == "home")
    #expect(try await ShopApp.at(.note).picture == "home\nnote")
    #expect(
      try await ShopApp.at(.account(.buy(.pay))).picture
        == "home > profile\nplans > plan(PorticoTests.Plan.monthly) > card > confirm")
  }

  @Test("Screens and flows that are on the way stay")
  func stays() async throws {
    let app = try await ShopApp.at(.account(.order(1)))
    let before = app.controllers
    let account = app.coordinator.childCoordinators.first
    try app.coordinator.navigate(to: .account(.buy(.plan(.yearly))))
    await app.settle()
    #expect(app.controllers.starts(with: before.prefix(3)))
    #expect(app.coordinator.childCoordinators.first === account)
    #expect(app.record.ended == 0)
    let buy = account?.childCoordinators.first
    try app.coordinator.navigate(to: .account(.buy(.plan(.monthly))))
    await app.settle()
    #expect(account?.childCoordinators.first === buy)
    #expect(app.record.ended == 0)
  }

  @Test("A route that its own path leaves out is refused")
  func leftOut() async throws {
    final class Astray: Coordinator<Never>, RoutedCoordinator {
      enum Place: Portico.Route { case home, attic }

      func path(to route: Place) -> [Place] { [.home] }
      func destination(for route: Place) -> Destination { .screen { Screen("\(route)") } }
    }
    let world = World()
    let coordinator = Astray(window: world.window)
    #expect {
      try coordinator.navigate(to: .attic)
    } throws: { error in
      "\(error)" == "Astray: its path to attic leaves that out: home"
    }
    #expect(world.root == nil)
    try coordinator.navigate(to: .home)
    await world.settle()
    #expect(world.visible?.title == "home")
  }

  @Test("A link that can't be followed changes nothing and says why, from every place")
  func refuses() async throws {
    let mistakes = [
      "portico://shop/shelf/10": "ShopCoordinator: There is no shelf 10.",
      "portico://shop/buy/plan/weekly":
        "path component 3, “weekly”: is no plan: “monthly” or “yearly” is expected",
      "portico://shop/attic":
        "path component 1, “attic”: is no place: "
        + "“shelf”, “note”, “help”, “account” or “buy” is expected",
      "portico://elsewhere": "does not begin with portico://shop",
    ]
    for start in ShopRoute.all {
      let app = try await ShopApp.at(start)
      let before = (app.picture, app.controllers, "\(FlowGraph(of: app.coordinator))")
      for (link, reason) in mistakes {
        app.log = []
        let url = try #require(URL(string: link))
        do {
          try app.coordinator.open(url, under: Self.base)
          Issue.record("\(link) was followed")
        } catch { #expect("\(error)" == "\(link): \(reason)") }
        #expect(app.log == ["ShopCoordinator: did not follow \(link): \(reason)"])
        await app.settle()
        let after = (app.picture, app.controllers, "\(FlowGraph(of: app.coordinator))")
        #expect(before == after, "\(start), \(link)")
      }
      #expect(app.record.ended == 0)
    }
  }

  @Test("A flow that can't be left now keeps the person there, except for what is within reach")
  func paying() async throws {
    for start in [ShopRoute.buy(.pay), .account(.buy(.pay))] {
      for target in ShopRoute.all {
        let app = try await ShopApp.at(start)
        app.record.isPaying = true
        let before = app.controllers
        if start == target {
          try app.coordinator.navigate(to: target)
        } else {
          #expect(throws: LinkError.self) { try app.coordinator.check(target) }
          do {
            try app.coordinator.navigate(to: target)
            Issue.record("\(start) was left for \(target)")
          } catch { #expect("\(error)" == "PayCoordinator: A payment is under way.") }
        }
        await app.settle()
        #expect(app.controllers == before)
        #expect(app.record.ended == 0)
      }
    }
  }

  @Test("Following a route within a flow leaves what is around it")
  func within() async throws {
    let app = try await ShopApp.at(.account(.buy(.pay)))
    let account = try #require(
      app.coordinator.childCoordinators.first as? AccountCoordinator)
    let buy = try #require(account.childCoordinators.first as? BuyCoordinator)
    try buy.navigate(to: .plans)
    await app.settle()
    #expect(app.picture == "home > profile\nplans")
    try account.navigate(to: .orders)
    await app.settle()
    #expect(app.picture == "home > profile > orders")
    #expect(buy.hasEnded)
    #expect(throws: LinkError.self) { try buy.navigate(to: .plans) }
  }

  @Test("A flow that ends its parent when it is cancelled does not lose the link")
  func endsParent() async throws {
    final class Asking: Coordinator<Void>, RoutedCoordinator {
      enum Step: Portico.Route { case first, second, question }

      func path(to route: Step) throws -> [Step] { route == .first ? [.first] : [.first, route] }

      func destination(for route: Step) -> Destination {
        switch route {
        case .first, .second: .screen { Screen("\(route)") }
        case .question:
          .flow(Flow("question") { $0.push($0.screen()) }, in: .modal) { [weak self] _ in
            self?.cancel(animated: false)
          }
        }
      }
    }
    final class Outer: Coordinator<Never>, RoutedCoordinator {
      enum Place: Portico.Route {
        case home
        case asking(Asking.Step)
      }

      func path(to route: Place) throws -> [Place] { route == .home ? [.home] : [.home, route] }

      func destination(for route: Place) -> Destination {
        switch route {
        case .home: .screen { Screen("home") }
        case .asking(let step): .flow(Asking(), to: step)
        }
      }
    }
    let world = World()
    let outer = Outer(window: world.window)
    try outer.navigate(to: .asking(.question))
    await world.settle()
    await world.settle()
    let asking = outer.childCoordinators.first
    #expect(world.visible?.title == "question")
    try outer.navigate(to: .asking(.second))
    await world.settle()
    #expect(asking?.hasEnded == true)
    let titles = (world.root as? UINavigationController)?.viewControllers.map(\.title)
    #expect(titles == ["home", "first", "second"])
    #expect(outer.childCoordinators.count == 1)
  }
}

extension String {
  /// What of a picture a person sees.
  fileprivate var top: Substring? { split(separator: "\n").last }
}
