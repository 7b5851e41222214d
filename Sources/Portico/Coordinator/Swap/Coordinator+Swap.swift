import UIKit

extension Coordinator {
  /// Replaces this coordinator with another one and ends this one. The other coordinator uses the same stack,
  /// tab, column or window and has the same parent, which gets the other coordinator's outcome.
  ///
  /// If both have the same routes, the other coordinator shows the user's current place. Otherwise, or if it
  /// refuses, it begins with its `start()`. The child flows of this coordinator are canceled; the other coordinator
  /// starts those with a route again.
  ///
  /// - Parameters:
  ///   - other: A coordinator that has not started. It gets this coordinator's log unless it has one.
  ///   - animated: Whether the change is animated.
  /// - Throws: ``LinkError`` if this flow isn't running, or if this flow or one of its child flows can't be left now; see
  ///   ``shouldLeave()``. Then nothing has changed.
  public final func swap(for other: Coordinator<Output>, animated: Bool = false) throws {
    require(
      other.state == .new,
      "\(other) was started already. A coordinator runs one flow: make another one to swap for.")
    let name = FlowLog.name(of: self)
    guard state == .running, let node else {
      throw LinkError(flow: name, reason: hasEnded ? "has ended" : "was not started")
    }
    try node.checkLeaving()
    other.log = other.log ?? log
    let saved = (self as? any RoutedCoordinator)?.state
    for child in node.children.reversed() { child.coordinator.flowIsTakenOff() }
    guard state == .running else { throw LinkError(flow: name, reason: "has ended") }

    let leaving = FlowScreens(of: node, in: entrance)
    let parent = node.parent
    node.record(.swapped(for: FlowLog.name(of: other)))
    state = .ended
    for task in tasks.values { task.cancel() }
    tasks = [:]
    other.endings = endings
    endings = []
    other.entrance = leaving.entrance
    guard let next = other.requireNode(in: parent, insteadOf: node) else { return }
    leaving.handOver(to: next)
    Transition.perform(animated: animated) { transition in
      leaving.clear(transition)
      other.begin(restoring: saved, in: transition, animated: animated)
    }
    leaving.settle(next)
    keepForThisTurn(next)
  }

  private func begin(restoring state: FlowState?, in transition: Transition, animated: Bool) {
    guard let state, let routed = self as? any RoutedCoordinator else { return start() }
    do {
      let plan = try routed.plan(restoring: state)
      transition.targets = plan.show(animated: animated)
    } catch {
      start()
      record(.notRestored(because: LinkError(error).brief))
    }
  }
}

extension RoutedCoordinator {
  fileprivate func plan(restoring state: FlowState) throws -> FlowPlan {
    try FlowPlan(for: self, restoring: state)
  }
}
