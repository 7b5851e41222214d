import Dispatch

/// Keeps a node while work is being done for a flow that has no screen yet.
@MainActor final class FlowHold {
  var node: FlowNode?

  init(_ node: FlowNode) {
    node.add(self)
  }
}

/// Keeps a node until the end of this turn of the main loop.
@MainActor func keepForThisTurn(_ node: FlowNode) {
  DispatchQueue.main.async { withExtendedLifetime(node) {} }
}
