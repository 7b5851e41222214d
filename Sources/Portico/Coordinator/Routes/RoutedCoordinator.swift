import UIKit

/// A coordinator whose screens and child flows have routes, so that links lead to them, and a person finds
/// them again after a restart.
///
/// It says what is at a route in one place, and shows everything by its route:
///
/// ```swift
/// final class MainCoordinator: Coordinator<Never>, RoutedCoordinator {
///   override func start() { show(.home) }
///
///   func stop(at route: MainRoute) -> Stop {
///     switch route {
///     case .home: .screen { HomeViewController(coordinator: self) }
///     case .buy(let route):
///       .flow(BuyCoordinator(), to: route, in: .modal) { [weak self] outcome in self?.didBuy(outcome) }
///     }
///   }
///
///   func way(to route: MainRoute) throws -> [MainRoute] {
///     route == .home ? [.home] : [.home, route]
///   }
/// }
/// ```
///
/// Its class inherits from ``Coordinator``.
@MainActor public protocol RoutedCoordinator: AnyCoordinator {
  associatedtype Route: Portico.Route

  /// What the flow shows at a route. Nothing is to change yet: screens are made when they are shown, and a
  /// coordinator that is made here may never start.
  func stop(at route: Route) -> Stop

  /// All that the flow shows when a link has led to a route, first to last. The default is the route alone.
  ///
  /// Flows that stand beside each other, in tabs or columns, are all listed, in their order: those that are missing are
  /// started, those that are there stay as they are. The route itself is the one that is selected.
  ///
  /// It is asked too whether a route is still good that was saved when the app ran last.
  ///
  /// - Throws: The reason why the flow can't go there: no such thing, not now, not for this person.
  func way(to route: Route) throws -> [Route]
}

extension RoutedCoordinator {
  public func way(to route: Route) throws -> [Route] { [route] }

  /// Shows what is at a route upon what the flow shows: pushes or presents the screen, or starts the flow there. A flow
  /// that stands beside others and runs is only selected.
  ///
  /// - Returns: Whether it was shown; a flow there may refuse its own route.
  @discardableResult
  public func show(_ route: Route, animated: Bool = true) -> Bool {
    let host = host
    do {
      let stop = try PlannedStop(at: route, stop(at: route), of: host)
      Transition.perform(animated: animated) { transition in
        let shown = stop.show(by: host, animated: animated)
        if stop.living != nil { transition.targets = shown }
      }
      return true
    } catch {
      host.record(.refused("\(route)", because: LinkError(error).brief))
      return false
    }
  }

  /// Goes to a route from wherever the person is.
  ///
  /// The whole route is looked at first, through all the flows that it leads to. Then everything changes in one
  /// transition: what is in the way is left, its flows are cancelled, the inner ones first; screens and flows that are on the
  /// way stay; the rest is shown. A flow that was not started begins with the route in place of its `start()`.
  ///
  /// - Throws: ``LinkError`` if a flow on the way refuses, or one in the way can't be left now. Nothing has changed then.
  public func follow(_ route: Route, animated: Bool = true) throws {
    try host.follow("\(route)", animated: animated) {
      try FlowPlan(for: self, to: route)
    }
  }

  /// Finds out whether ``follow(_:animated:)`` would lead to a route, and changes nothing.
  public func check(_ route: Route) throws {
    try FlowPlan(for: self, to: route).check()
  }

  var host: any FlowHost {
    guard let host = self as? any FlowHost else {
      fatalError("\(self) has routes, but does not inherit from Coordinator.")
    }
    return host
  }
}
