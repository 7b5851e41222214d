import UIKit

/// A coordinator whose screens and child flows have routes. Links can lead to them, and they can be restored
/// after a restart.
///
/// The coordinator declares in one method what each route shows, and shows every screen and flow by its route:
///
/// ```swift
/// final class MainCoordinator: Coordinator<Never>, RoutedCoordinator {
///   override func start() { show(.home) }
///
///   func destination(for route: MainRoute) -> Destination {
///     switch route {
///     case .home: .screen { HomeViewController(coordinator: self) }
///     case .buy(let route):
///       .flow(BuyCoordinator(), to: route, in: .modal) { [weak self] outcome in self?.didBuy(outcome) }
///     }
///   }
///
///   func path(to route: MainRoute) throws -> [MainRoute] {
///     route == .home ? [.home] : [.home, route]
///   }
/// }
/// ```
@MainActor public protocol RoutedCoordinator: AnyCoordinator {
  associatedtype Route: Portico.Route

  /// Returns what the flow shows at a route. This method must not change anything: screens are created when
  /// they are shown, and a coordinator that is created here may never start.
  func destination(for route: Route) -> Destination

  /// Returns all routes that the flow shows when a link leads to a route, from first to last. By default, only
  /// the route itself.
  ///
  /// Include all flows that are side by side, in tabs or columns, in their order: missing flows are started,
  /// and running flows stay as they are. The route itself is selected.
  ///
  /// This method is also called to check whether a saved route is still valid after a restart.
  ///
  /// - Throws: The reason why the flow can't show the route: it doesn't exist, or it isn't available now or for this
  ///   user.
  func path(to route: Route) throws -> [Route]
}

extension RoutedCoordinator {
  public func path(to route: Route) throws -> [Route] { [route] }

  /// Shows a route on top of the flow's current screens: pushes or presents its screen, or starts its flow. A
  /// running flow in a tab or column is only selected.
  ///
  /// - Returns: `true` if the route was shown; `false` if a flow refused it.
  @discardableResult
  public func show(_ route: Route, animated: Bool = true) -> Bool {
    let host = host
    do {
      let planned = try PlannedDestination(at: route, destination(for: route), of: host)
      Transition.perform(animated: animated) { transition in
        let shown = planned.show(by: host, animated: animated)
        if planned.living != nil { transition.targets = shown }
      }
      return true
    } catch {
      host.record(.refused("\(route)", because: LinkError(error).brief))
      return false
    }
  }

  /// Navigates to a route from anywhere.
  ///
  /// The whole path is planned first, through all flows on it. Then everything changes in one transition:
  /// screens and flows that are not on the path are closed, inner flows first; those on the path stay; the rest
  /// is shown. A new flow begins with the route instead of its `start()`.
  ///
  /// - Throws: ``LinkError`` if a flow on the path refuses, or a flow that must close can't be left now. Then
  ///   nothing has changed.
  public func navigate(to route: Route, animated: Bool = true) throws {
    try host.follow("\(route)", animated: animated) {
      try FlowPlan(for: self, to: route)
    }
  }

  /// Checks whether ``navigate(to:animated:)`` can navigate to a route, without changing anything.
  public func check(_ route: Route) throws {
    try FlowPlan(for: self, to: route).check()
  }

  var host: any FlowHost {
    // `Coordinator`, which conforms to `FlowHost`, is the only direct subclass of `AnyCoordinator`.
    self as! any FlowHost
  }
}
