import UIKit

/// A destination on the path to a route, and what is there already.
@MainActor struct PlannedDestination {
  let route: any Route
  let destination: Destination
  /// The screen or the flow that is there and stays.
  var living: FlowPart?
  /// Where the flow at the destination goes; `nil` for a screen, and for a flow that begins with its `start()` or stays as it is.
  var plan: FlowPlan?
  /// Leaves a flow that runs beside the one that is meant as it is.
  var isLeftAlone = false

  /// A destination where nothing is yet.
  init(at route: any Route, _ destination: Destination, _ plan: FlowPlan?) {
    self.route = route
    self.destination = destination
    self.plan = plan
  }

  /// A destination that is shown on top of what there is.
  init(at route: any Route, _ destination: Destination, of host: any FlowHost) throws {
    self.route = route
    self.destination = destination
    guard case .flow(let flow) = destination.content else { return }
    if flow.placement.kind.isBeside { living = flow.running(in: host) }
    if living == nil { plan = try flow.plan(for: flow.child) }
  }

  /// A destination on the path.
  ///
  /// - Parameters:
  ///   - rest: What `host` has shown and is not yet known to stay, in order; emptied of what this one
  ///     keeps. `nil` once something is going to be taken off.
  ///   - isTarget: Whether the path leads to it.
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

  /// Shows what is not there yet.
  ///
  /// - Returns: What is seen if the path leads here.
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

  /// - Parameter host: The child, or the flow of its class that runs in its place.
  /// - Returns: `nil` if the child has no routes.
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
