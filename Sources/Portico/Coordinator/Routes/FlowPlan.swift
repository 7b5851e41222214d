import UIKit

/// The changes after which a flow shows the path to a route, and nothing else.
///
/// Making a plan changes nothing, and throws if the plan can't be carried out.
@MainActor struct FlowPlan {
  let host: any FlowHost
  private(set) var destinations: [PlannedDestination] = []
  /// The index of the destination that the path leads to.
  private var target = 0
  /// The screens and child flows that the flow has shown and that are not on the path.
  private(set) var obstacles: [FlowPart] = []

  /// Creates a plan for a flow that has not started.
  init(of host: any FlowHost, _ destinations: [PlannedDestination], target: Int) {
    self.host = host
    self.destinations = destinations
    self.target = target
  }

  init<C: RoutedCoordinator>(for coordinator: C, to route: C.Route) throws {
    host = coordinator.host
    var name: String { FlowLog.name(of: coordinator.host) }
    guard !host.hasEnded else { throw LinkError(flow: name, reason: "has ended") }
    let path: [C.Route]
    do {
      path = try coordinator.path(to: route)
    } catch {
      throw LinkError(error, in: name)
    }
    require(!path.isEmpty, "\(name) has an empty path to \(route).")
    guard let target = path.lastIndex(of: route) else {
      let routes = path.map { "\($0)" }.joined(separator: ", ")
      throw LinkError(flow: name, reason: "its path to \(route) leaves that out: \(routes)")
    }
    self.target = target

    // In order from bottom to top.
    let shown = host.node?.shown.filter(\.standsUponOthers) ?? []
    var rest: ArraySlice<FlowPart>? = shown[...]
    var kept = 0
    for (index, route) in path.enumerated() {
      let destination = try PlannedDestination(
        at: route, coordinator.destination(for: route), of: host, rest: &rest,
        isTarget: index == target)
      destinations.append(destination)
      if let rest { kept = shown.count - rest.count }
    }
    obstacles = Array(shown[kept...])
    let new = destinations.lazy.filter { $0.living == nil }
    for case .flow(let flow) in new.map(\.destination.content)
    where flow.placement.kind.isSingle {
      obstacles += host.node?.flows(in: flow.placement.kind) ?? []
    }
    for case .flow(let node)? in destinations.lazy.filter(\.isLeftAlone).map(\.living) {
      obstacles += node.presented
    }
  }

  /// The flow's obstacles, and those of the flows that stay.
  private var allObstacles: [FlowPart] {
    obstacles + destinations.compactMap(\.plan).flatMap(\.allObstacles)
  }

  /// Checks that all obstacles can be removed.
  ///
  /// - Throws: The reason of a flow that can't be left now.
  func check() throws {
    for case .flow(let node) in allObstacles { try node.checkLeaving() }
  }

  /// Ends the flows among the obstacles, inner and later flows first.
  func endObstacles() {
    for obstacle in allObstacles.reversed() {
      switch obstacle {
      case .flow(let node): node.coordinator.flowIsTakenOff()
      case .screen(let claim): claim.endWaiting()
      }
    }
  }

  /// Whether a flow that the plan keeps has ended.
  var isOutdated: Bool {
    host.hasEnded || destinations.contains { $0.living != nil && $0.plan?.isOutdated == true }
  }

  /// Shows the destinations that are not shown yet.
  ///
  /// - Returns: The controllers that must be visible at the end: the screen that the path leads to, and the stacks around it.
  @discardableResult
  func show(animated: Bool) -> [UIViewController] {
    var seen: [UIViewController] = []
    for (index, destination) in destinations.enumerated() {
      let shown = destination.show(by: host, animated: animated)
      if index == target { seen = shown }
    }
    return seen
  }

  // MARK: What stays

  /// The running flows on the path, beginning with this plan's flow.
  private var hosts: [any FlowHost] {
    [host] + destinations.flatMap { $0.living == nil ? [] : $0.plan?.hosts ?? [] }
  }

  /// The screens on the path that stay.
  private var keptScreens: [UIViewController] {
    let claims = destinations.flatMap { destination -> [ScreenClaim] in
      switch destination.living {
      case .screen(let claim): [claim]
      case .flow(let node):
        destination.plan == nil && !destination.isLeftAlone ? node.claimsOfFlow : []
      case nil: []
      }
    }
    let containers = host.node?.claims.filter { $0.isContainer || $0.place == .root } ?? []
    return (claims + containers).compactMap(\.screen)
      + destinations.compactMap(\.plan).flatMap(\.keptScreens)
  }

  /// Removes the obstacles, as part of a transition.
  func clear(_ transition: Transition) {
    let kept = Set(keptScreens.map(ObjectIdentifier.init))
    let leaving = allObstacles.flatMap(\.claims).compactMap(\.screen)
    let gone = Set(leaving.map(ObjectIdentifier.init))
    let navigations =
      hosts.compactMap(\.entrance.innermost)
      + leaving.compactMap { $0.parent as? UINavigationController }
    for navigation in navigations {
      let stack = navigation.viewControllers
      let lastKept = stack.lastIndex { kept.contains(ObjectIdentifier($0)) }
      let firstGone = stack.firstIndex { gone.contains(ObjectIdentifier($0)) }
      guard let end = lastKept.map({ $0 + 1 }) ?? firstGone, end < stack.count else { continue }
      transition.set(Array(stack[..<end]), on: navigation)
    }
    transition.presenter = topKept(kept, else: navigations.first)
  }

  /// Returns the topmost controller that stays, if it presents others; they are to be dismissed.
  private func topKept(
    _ kept: Set<ObjectIdentifier>, else entrance: UIViewController?
  ) -> UIViewController? {
    let screens = keptScreens + [entrance].compactMap { $0 }
    let tops = Set(screens.map { ObjectIdentifier($0.outermost) })
    guard let any = screens.first ?? host.entrance.window?.rootViewController else { return nil }
    let chain = sequence(first: any.bottom) { $0.presentedViewController }
    let top = chain.reversed().first { tops.contains(ObjectIdentifier($0)) } ?? any.outermost
    return top.presentedViewController == nil ? nil : top
  }
}

extension UIViewController {
  /// The outermost container of the controller.
  fileprivate var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The controller at the bottom of the chain of presentations.
  fileprivate var bottom: UIViewController {
    var controller = outermost
    while let presenter = controller.presentingViewController { controller = presenter.outermost }
    return controller
  }
}
