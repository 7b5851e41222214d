import UIKit

/// A stop on the way to a route, and what is there already.
@MainActor struct PlannedStop {
  let route: any Route
  let stop: Stop
  /// The screen or the flow that is there and stays.
  var living: FlowPart?
  /// Where the flow at the stop goes; `nil` for a screen, and for a flow that begins with its `start()` or stays as it is.
  var plan: FlowPlan?
  /// Leaves a flow that runs beside the one that is meant as it is.
  var isLeftAlone = false

  /// A stop where nothing is yet.
  init(at route: any Route, _ stop: Stop, _ plan: FlowPlan?) {
    self.route = route
    self.stop = stop
    self.plan = plan
  }

  /// A stop that is shown upon what there is.
  init(at route: any Route, _ stop: Stop, of host: any FlowHost) throws {
    self.route = route
    self.stop = stop
    guard case .flow(let flow) = stop.content else { return }
    if flow.placement.kind.isBeside { living = flow.running(in: host) }
    if living == nil { plan = try flow.plan(for: flow.child) }
  }

  /// A stop on the way.
  ///
  /// - Parameters:
  ///   - rest: What `host` has shown and is not yet known to stay, in order; emptied of what this stop
  ///     keeps. `nil` once something is going to be taken off.
  ///   - isTarget: Whether it is the stop that the way leads to.
  init(
    at route: any Route, _ stop: Stop, of host: any FlowHost, rest: inout ArraySlice<FlowPart>?,
    isTarget: Bool
  ) throws {
    self.route = route
    self.stop = stop
    let next = rest?.first
    switch (stop.content, next) {
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
    if !stop.isBeside {
      if living == nil { rest = nil } else { rest?.removeFirst() }
    }
    guard case .flow(let flow) = stop.content, !isLeftAlone else { return }
    if case .flow(let node)? = living {
      plan = try flow.plan(for: node.coordinator)
    } else {
      plan = try flow.plan(for: flow.child)
    }
  }

  /// Shows what is not there yet.
  ///
  /// - Returns: What is to be seen if the way leads here.
  @discardableResult
  func show(by host: any FlowHost, animated: Bool) -> [UIViewController] {
    switch (living, stop.content) {
    case (.screen(let claim), _): return [claim.screen].compactMap { $0 }
    case (.flow(let node), _):
      return around(node.coordinator) + (plan?.show(animated: animated) ?? [])
    case (nil, .screen(let place, let make)):
      let screen = make()
      host.show(screen, as: place, mark: StopMark(route: route), animated: animated)
      return [screen]
    case (nil, .flow(let flow)):
      var shown: [UIViewController] = []
      let opening = plan.map { plan in { shown = plan.show(animated: animated) } }
      flow.begin(host, StopMark(route: route, id: flow.id), animated, opening)
      return around(flow.child) + shown
    }
  }

  private func around(_ flow: any FlowHost) -> [UIViewController] {
    [flow.navigationController].compactMap { $0 }
  }
}

extension FlowStop {
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
