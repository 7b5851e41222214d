import UIKit

extension FlowPlan {
  /// Creates a plan that shows a saved state.
  init<C: RoutedCoordinator>(for coordinator: C, restoring state: FlowState) throws {
    let host = coordinator.host
    let name = FlowLog.name(of: host)
    require(
      host.node?.hasShownNothing != false && !host.hasEnded,
      "\(name) shows something already: it can't be restored.")
    guard state.routes == "\(C.Route.self)", let last = state.stops.indices.last else {
      throw LinkError("What was saved is of \(state.flow) with \(state.routes), not of \(name).")
    }
    let saved = try state.stops.map {
      (route: try state.route(C.Route.self, at: $0), flow: $0.flow)
    }
    var stops: [(route: C.Route, flow: FlowState?)] = saved
    var target = state.stops.firstIndex { $0.position == .selected } ?? last
    do {
      let paths = try saved.map { try coordinator.path(to: $0.route) }
      if state.flow != name {
        // Another coordinator class may have a different path to the user's place.
        let end = state.stops[last].position == .upon ? last : target
        stops = paths[end].map { ($0, $0 == saved[end].route ? saved[end].flow : nil) }
        target = stops.lastIndex { $0.route == saved[end].route } ?? stops.count - 1
      }
    } catch {
      throw LinkError(error, in: name)
    }
    let planned = try stops.map { stop in
      try PlannedDestination(
        at: stop.route, coordinator.destination(for: stop.route), restoring: stop.flow)
    }
    self.init(of: host, planned, target: target)
  }
}

extension PlannedDestination {
  /// - Parameter state: The saved state of the flow at the destination, if any.
  fileprivate init(
    at route: any Route, _ destination: Destination, restoring state: FlowState?
  ) throws {
    var plan: FlowPlan?
    if case .flow(let flow) = destination.content {
      plan = try state.map { try flow.plan(restoring: $0) } ?? flow.plan(for: flow.child)
    } else if state != nil {
      throw LinkError("There is no flow at \(route) any more.")
    }
    self.init(at: route, destination, plan)
  }
}

extension FlowDestination {
  fileprivate func plan(restoring state: FlowState) throws -> FlowPlan {
    func plan<C: RoutedCoordinator>(_ coordinator: C) throws -> FlowPlan {
      try FlowPlan(for: coordinator, restoring: state)
    }
    guard let child = child as? any RoutedCoordinator else {
      throw LinkError("\(FlowLog.name(of: child)) has no routes any more.")
    }
    return try plan(child)
  }
}
