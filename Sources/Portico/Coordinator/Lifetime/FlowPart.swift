/// A screen or child flow that a flow has shown.
@MainActor enum FlowPart {
  case screen(ScreenClaim)
  case flow(FlowNode)

  var mark: RouteMark? {
    switch self {
    case .screen(let claim): claim.mark
    case .flow(let node): node.mark
    }
  }

  /// Whether it was pushed or presented, so that it covers the earlier screens.
  var standsUponOthers: Bool {
    switch self {
    case .screen(let claim): !claim.isContainer && (claim.mark != nil || claim.place.covers)
    case .flow(let node): !node.placement.isBeside
    }
  }

  /// The claims of its screens, including those of inner flows.
  var claims: [ScreenClaim] {
    switch self {
    case .screen(let claim): [claim]
    case .flow(let node): node.claimsOfFlow
    }
  }
}

extension FlowEvent.Place {
  fileprivate var covers: Bool { self == .pushed || self == .presented }
}

extension FlowNode {
  /// The screens and flows that this flow and its inner flows present.
  var presented: [FlowPart] {
    var presented: [FlowPart] = []
    var rest: [FlowPart] = shown.reversed()
    while let part = rest.popLast() {
      switch part {
      case .screen(let claim):
        if claim.place == .presented, !claim.isContainer { presented.append(part) }
      case .flow(let node):
        if node.placement == .modal {
          presented.append(part)
        } else {
          rest += node.shown.reversed()
        }
      }
    }
    return presented
  }

  /// Returns the child flows with a placement.
  func flows(in placement: Placement.Kind) -> [FlowPart] {
    children.filter { $0.placement == placement }.map(FlowPart.flow)
  }

  /// Checks that this flow and its inner flows can be left, innermost first.
  ///
  /// - Throws: The reason of the first flow that can't be left now.
  func checkLeaving() throws {
    for coordinator in flowsFromInside.map(\.coordinator) where !coordinator.hasEnded {
      do {
        try coordinator.shouldLeave()
      } catch {
        throw LinkError(error, in: FlowLog.name(of: coordinator))
      }
    }
  }
}
