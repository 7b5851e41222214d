import Foundation
import UIKit

/// Keeps a coordinator. It is kept in turn by the screens of the flow and by the nodes of its children, and by
/// nothing else for longer than a turn: when it goes, the flow has been left. Only work that begins a flow,
/// before there is a screen, has the node keep itself.
///
/// A child keeps its parent only through this, so a parent that stores its children makes no cycle.
@MainActor final class FlowNode {
  /// What the flow has shown.
  fileprivate enum Part {
    case screen(Weak<ScreenClaim>)
    case child(Weak<FlowNode>)
  }

  let coordinator: any FlowHost
  /// Where the flow is in that which started it, and what it is to it.
  var placement = Placement.Kind.stack
  var mark: RouteMark?
  private(set) var parent: FlowNode?
  /// In the order in which they were shown.
  private var parts: [Part] = []
  private var work = 0
  private var hasShown = false
  /// Whether it has shown, started or awaited anything.
  private var hasActed = false
  /// This node itself, while there is work and no screen.
  private var keptByWork: FlowNode?

  init(_ coordinator: any FlowHost) {
    self.coordinator = coordinator
  }

  deinit {
    let coordinator = coordinator
    let parent = parent
    let cause = hasShown ? FlowEvent.Cause.left : .showedNothing
    let hasActed = hasActed
    onMain {
      if !hasActed, !coordinator.hasEnded {
        let name = FlowLog.name(of: coordinator)
        NSLog(
          "%@",
          "\(name) is cancelled: it showed nothing when it started. What takes longer belongs in perform(_:)."
        )
      }
      coordinator.flowWasLeft(because: cause, in: parent)
      if let parent { keepForThisTurn(parent) }
    }
  }

  func record(_ kind: @autoclosure () -> FlowEvent.Kind) {
    FlowLog.record(kind(), of: coordinator, in: parent)
  }

  /// - Parameter former: The node whose place this one takes.
  func join(_ parent: FlowNode, insteadOf former: FlowNode? = nil) {
    self.parent = parent
    parent.hasActed = true
    parent.parts.removeAll { $0.isGone }
    let index = parent.parts.firstIndex { part in
      if case .child(let node) = part { node.object === former } else { false }
    }
    if let former, let index {
      placement = former.placement
      mark = former.mark
      parent.parts[index] = .child(Weak(self))
    } else {
      parent.parts.append(.child(Weak(self)))
    }
  }

  /// The flow has ended: nothing but its screens keeps the node from now on.
  ///
  /// - Returns: The parent that there was, which this node does not keep any more.
  func leaveParent() -> FlowNode? {
    let parent = parent
    self.parent = nil
    keptByWork = nil
    return parent
  }

  /// What the flow has shown and is still there, in order.
  var shown: [FlowPart] {
    parts.compactMap { part in
      switch part {
      case .screen(let claim): claim.object?.node == nil ? nil : claim.object.map(FlowPart.screen)
      case .child(let node): node.object.map(FlowPart.flow)
      }
    }
  }

  /// Whether there is nothing of the flow but the containers that it was given.
  var hasShownNothing: Bool {
    shown.allSatisfy { part in
      if case .screen(let claim) = part { claim.isContainer } else { false }
    }
  }

  var children: [FlowNode] {
    shown.compactMap { part in
      if case .flow(let node) = part { node } else { nil }
    }
  }

  var runningChildren: [AnyCoordinator] {
    children.compactMap { $0.coordinator.hasEnded ? nil : $0.coordinator }
  }

  var claims: [ScreenClaim] {
    shown.compactMap { part in
      if case .screen(let claim) = part { claim } else { nil }
    }
  }

  /// Makes `screen` keep this node.
  @discardableResult
  func claim(_ screen: UIViewController, as place: FlowEvent.Place) -> ScreenClaim {
    parts.removeAll { $0.isGone }
    if let claim = claims.first(where: { $0.screen === screen }) {
      claim.place = place
      return claim
    }
    let claim = ScreenClaim(screen, self, place)
    parts.append(.screen(Weak(claim)))
    // From here on the screens say how long the flow lives, not what it began with.
    hasShown = true
    hasActed = true
    keptByWork = nil
    return claim
  }

  /// Keeps the flow until ``endWork()`` or until there is a screen.
  func beginWork() {
    work += 1
    hasActed = true
    if !hasShown { keptByWork = self }
  }

  func endWork() {
    work -= 1
    guard work == 0, keptByWork != nil else { return }
    keptByWork = nil
    keepForThisTurn(self)
  }

  /// In the order in which the screens were shown, those of the children included.
  var claimsOfFlow: [ScreenClaim] { flows { $0.reversed() }.flatMap(\.claims) }

  /// This flow and those within, inner ones first.
  var flowsFromInside: [FlowNode] { flows { $0 }.reversed() }

  /// This flow and those within, outer ones first, without a call for each level.
  private func flows(pushing order: ([FlowNode]) -> [FlowNode]) -> [FlowNode] {
    var flows: [FlowNode] = []
    var rest = [self]
    while let node = rest.popLast() {
      flows.append(node)
      rest += order(node.children)
    }
    return flows
  }
}

extension FlowNode.Part {
  @MainActor var isGone: Bool {
    switch self {
    case .screen(let claim): claim.object?.node == nil
    case .child(let node): node.object == nil
    }
  }
}
