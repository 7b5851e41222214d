/// What a node asks of the coordinator that it keeps.
@MainActor protocol FlowHost: AnyCoordinator, Sendable {
  /// Nothing keeps the flow any more.
  func flowWasLeft()

  /// Ends the flow as cancelled, inner flows before it: whoever calls this takes its screens off.
  func flowIsTakenOff()
}
