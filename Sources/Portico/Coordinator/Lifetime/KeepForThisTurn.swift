import Foundation

/// Retains a node until the end of this turn of the main loop.
@MainActor func keepForThisTurn(_ node: FlowNode) {
  DispatchQueue.main.async { withExtendedLifetime(node) {} }
}
