import Foundation
import UIKit

@MainActor protocol FlowHost: AnyCoordinator, Sendable {
  /// Nothing keeps the flow any more.
  func flowWasLeft()
}

/// Keeps a coordinator. It is kept in turn by the screens of the flow and by the nodes of its children, and by
/// nothing else for longer than a turn: when it goes, the flow has been left.
///
/// A child keeps its parent only through this, so a parent that stores its children makes no cycle.
@MainActor final class FlowNode {
  let coordinator: any FlowHost
  private var parent: FlowNode?
  private var children: [Weak<FlowNode>] = []
  private var claims: [Weak<ScreenClaim>] = []
  private var holds: [Weak<FlowHold>] = []
  private var hasShown = false

  init(_ coordinator: any FlowHost) {
    self.coordinator = coordinator
  }

  deinit {
    let coordinator = coordinator
    let parent = parent
    onMain {
      coordinator.flowWasLeft()
      if let parent { keepForThisTurn(parent) }
    }
  }

  func join(_ parent: FlowNode) {
    self.parent = parent
    parent.children.removeAll { $0.object == nil }
    parent.children.append(Weak(self))
  }

  /// - Returns: The parent that there was, which this node does not keep any more.
  func leaveParent() -> FlowNode? {
    let parent = parent
    self.parent = nil
    return parent
  }

  var runningChildren: [any AnyCoordinator] {
    children.compactMap { child in
      guard let coordinator = child.object?.coordinator, !coordinator.hasEnded else { return nil }
      return coordinator
    }
  }

  /// Makes `screen` keep this node.
  @discardableResult
  func claim(_ screen: UIViewController) -> ScreenClaim {
    claims.removeAll { $0.object?.node == nil }
    if let claim = claims.first(where: { $0.object?.screen === screen })?.object { return claim }
    let claim = ScreenClaim(screen, self)
    claims.append(Weak(claim))
    // From here on the screens say how long the flow lives, not what it began with.
    for hold in holds { hold.object?.node = nil }
    holds = []
    hasShown = true
    return claim
  }

  /// Lets `hold` keep this node until there is a screen.
  func add(_ hold: FlowHold) {
    guard !hasShown else { return }
    hold.node = self
    holds.append(Weak(hold))
  }

  /// In the order in which the screens were shown, those of the children included.
  var claimsOfFlow: [ScreenClaim] {
    claims.compactMap { $0.object?.node == nil ? nil : $0.object }
      + children.compactMap(\.object).flatMap(\.claimsOfFlow)
  }
}

struct Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}
