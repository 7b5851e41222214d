import UIKit

/// A destination on the path to a route, and what is already shown there.
@MainActor struct PlannedDestination {
  let route: any Route
  let destination: Destination
  /// The screen or flow that is already shown at this destination and stays.
  var living: FlowPart?
  /// The plan of the flow at the destination; `nil` for a screen, and for a flow that begins with its `start()` or stays
  /// as it is.
  var plan: FlowPlan?
  /// Whether the running flow stays as it is, because it is only beside the flow that the path leads to.
  var isLeftAlone = false

  /// Creates a destination where nothing is shown yet.
  init(at route: any Route, _ destination: Destination, _ plan: FlowPlan?) {
    self.route = route
    self.destination = destination
    self.plan = plan
  }

  /// Creates a destination on top of the current screens.
  init(at route: any Route, _ destination: Destination, of host: any FlowHost) throws {
    self.route = route
    self.destination = destination
    guard case .flow(let flow) = destination.content else { return }
    if flow.placement.kind.isBeside { living = flow.running(in: host) }
    if living == nil { plan = try flow.plan(for: flow.child) }
  }

  /// Creates a destination on the path.
  ///
  /// - Parameters:
  ///   - rest: The screens and flows of `host`, from bottom to top, of which it isn't known yet whether they stay. This
  ///     initializer removes those that stay. `nil` if the rest is going to be removed.
  ///   - isTarget: Whether the path leads to this destination.
  init(
    at route: any Route, _ destination: Destination, of host: any FlowHost,
    rest: inout ArraySlice<FlowPart>?, isTarget: Bool
  ) throws {
    self.route = route
    self.destination = destination
    let next = rest?.first
    switch (destination.content, next) {
    case (.flow(let flow), _) where flow.placement.kind.isBeside:
      living = flow.running(in: host)
      isLeftAlone = living != nil && (!isTarget || flow.route == nil)
    case (.flow(let flow), .flow(let node)?) where flow.isRunning(in: node):
      living = next
    case (.screen(let place, _), .screen(let claim)?)
    where claim.mark?.isAt(route) == true && (claim.place == .presented) == (place == .presented):
      living = next
    default: break
    }
    if !destination.isBeside {
      if living == nil { rest = nil } else { rest?.removeFirst() }
    }
    guard case .flow(let flow) = destination.content, !isLeftAlone else { return }
    if case .flow(let node)? = living {
      plan = try flow.plan(for: node.coordinator)
    } else {
      plan = try flow.plan(for: flow.child)
    }
  }

  /// Shows the destination if it isn't shown yet.
  ///
  /// - Returns: The controllers that must be visible if the path leads here.
  @discardableResult
  func show(by host: any FlowHost, animated: Bool) -> [UIViewController] {
    switch (living, destination.content) {
    case (.screen(let claim), _): return [claim.screen].compactMap { $0 }
    case (.flow(let node), _):
      if plan != nil { node.mark = RouteMark(route: route, id: node.mark?.id) }
      return around(node.coordinator) + (plan?.show(animated: animated) ?? [])
    case (nil, .screen(let place, let make)):
      let screen = make()
      host.show(screen, as: place, mark: RouteMark(route: route), animated: animated)
      return [screen]
    case (nil, .flow(let flow)):
      var shown: [UIViewController] = []
      let opening = plan.map { plan in { shown = plan.show(animated: animated) } }
      flow.begin(host, RouteMark(route: route, id: flow.id), animated, opening)
      return around(flow.child) + shown
    }
  }

  private func around(_ flow: any FlowHost) -> [UIViewController] {
    [flow.navigationController].compactMap { $0 }
  }
}

extension FlowDestination {
  func running(in host: any FlowHost) -> FlowPart? {
    host.node?.children.first { isRunning(in: $0) }.map(FlowPart.flow)
  }

  /// Returns the plan for the route, or `nil` if there is no route.
  ///
  /// - Parameter host: The child, or the running flow of its class that stays in its place.
  func plan(for host: any FlowHost) throws -> FlowPlan? {
    guard let route else { return nil }
    func plan<Child: RoutedCoordinator>(_ child: Child) throws -> FlowPlan {
      guard let route = route as? Child.Route else {
        fatalError("\(child) has routes of another type than \(route).")
      }
      return try FlowPlan(for: child, to: route)
    }
    return try (host as? any RoutedCoordinator).map { try plan($0) }
  }
}
