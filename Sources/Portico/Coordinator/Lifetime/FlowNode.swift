import Foundation
import UIKit

/// The owner of a coordinator.
///
/// The claims of the flow's screens and the nodes of its child flows retain the node; nothing else retains it for longer
/// than a turn. When the node is deallocated, the flow has been left. Only asynchronous work at the beginning of a flow,
/// before there is a screen, makes the node retain itself.
///
/// A child retains its parent only through the parent's node, so a parent that stores its children creates no retain cycle.
@MainActor final class FlowNode {
  /// A screen or child flow that the flow has shown.
  fileprivate enum Part {
    case screen(Weak<ScreenClaim>)
    case child(Weak<FlowNode>)
  }

  let coordinator: any FlowHost
  /// The flow's placement in its parent flow, and its route there.
  var placement = Placement.Kind.stack
  var mark: RouteMark?
  private(set) var parent: FlowNode?
  /// The screens and child flows in the order in which they were shown.
  private var parts: [Part] = []
  private var partLimit = 16
  private var work = 0
  private var hasShown = false
  /// Whether the flow has shown a screen, started a child or performed work.
  private var hasActed = false
  /// A reference to this node itself, while the flow performs work and has shown no screen.
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

  /// Makes this node a child of `parent`.
  ///
  /// - Parameter former: The child node that this node replaces.
  func join(_ parent: FlowNode, insteadOf former: FlowNode? = nil) {
    self.parent = parent
    parent.hasActed = true
    parent.removeGoneParts()
    let index = former.flatMap { former in
      parent.parts.firstIndex { part in
        if case .child(let node) = part { node.object === former } else { false }
      }
    }
    if let former, let index {
      placement = former.placement
      mark = former.mark
      parent.parts[index] = .child(Weak(self))
    } else {
      parent.parts.append(.child(Weak(self)))
    }
  }

  /// Takes the same time on average however many there are.
  private func removeGoneParts() {
    guard parts.count >= partLimit else { return }
    parts.removeAll { $0.isGone }
    partLimit = max(16, 2 * parts.count)
  }

  /// The flow has ended: nothing but its screens keeps the node from now on.
  ///
  /// - Returns: The former parent, which this node no longer retains.
  func leaveParent() -> FlowNode? {
    let parent = parent
    self.parent = nil
    keptByWork = nil
    return parent
  }

  /// The screens and child flows that the flow has shown and that still exist, in order.
  var shown: [FlowPart] {
    parts.compactMap { part in
      switch part {
      case .screen(let claim): claim.object?.node == nil ? nil : claim.object.map(FlowPart.screen)
      case .child(let node): node.object.map(FlowPart.flow)
      }
    }
  }

  /// Whether the flow has shown nothing except the navigation controllers that it was given.
  var hasShownNothing: Bool {
    shown.allSatisfy { part in
      if case .screen(let claim) = part { claim.isContainer } else { false }
    }
  }

  var children: [FlowNode] {
    var children: [FlowNode] = []
    // A closure would ask for its thread at each part.
    for case .child(let node) in parts {
      if let node = node.object { children.append(node) }
    }
    return children
  }

  var runningChildren: [AnyCoordinator] {
    children.compactMap { $0.coordinator.hasEnded ? nil : $0.coordinator }
  }

  var claims: [ScreenClaim] {
    shown.compactMap { part in
      if case .screen(let claim) = part { claim } else { nil }
    }
  }

  /// Makes `screen` retain this node.
  @discardableResult
  func claim(_ screen: UIViewController, as place: FlowEvent.Place) -> ScreenClaim {
    removeGoneParts()
    if let claim = claims.first(where: { $0.screen === screen }) {
      claim.place = place
      return claim
    }
    let claim = ScreenClaim(screen, self, place)
    parts.append(.screen(Weak(claim)))
    // From now on, the screens determine the flow's lifetime, not the work that it began with.
    hasShown = true
    hasActed = true
    keptByWork = nil
    return claim
  }

  /// Retains the flow until ``endWork()`` is called or a screen is shown.
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

  /// The claims of this flow's screens and of its child flows' screens, in the order in which they were shown.
  var claimsOfFlow: [ScreenClaim] { flows { $0.reversed() }.flatMap(\.claims) }

  /// This flow and its inner flows, innermost first.
  var flowsFromInside: [FlowNode] { flows { $0 }.reversed() }

  /// Returns this flow and its inner flows, outermost first. Iterative, because flows can be nested deeply.
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
