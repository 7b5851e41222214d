public import Foundation

extension RoutedCoordinator {
  /// The user's place in this flow and its child flows, or `nil` before the start and after the end.
  public var state: FlowState? {
    guard !hasEnded else { return nil }
    return host.node.flatMap { FlowState(of: self, in: $0) }
  }

  /// Starts the flow at a saved place, or with `start()` if there is none or it is no longer valid.
  ///
  /// The saved place is planned as a whole first, as a link is: either all of it is restored or nothing. If the state
  /// was saved by a coordinator of another class with the same routes, such as one for a wide screen instead of a
  /// narrow one, this coordinator shows the last route and restores the flow there.
  ///
  /// - Parameter data: The saved ``FlowState/data``.
  /// - Returns: The reason why the place was not restored, or `nil` if it was restored or `data` is `nil`.
  @discardableResult
  public func start(restoring data: Data?) -> LinkError? {
    guard let data else {
      start()
      return nil
    }
    do {
      try restore(FlowState(data: data))
      return nil
    } catch {
      let error = LinkError(error)
      start()
      host.record(.notRestored(because: "\(error)"))
      return error
    }
  }

  /// Begins the flow with a state instead of its `start()`.
  ///
  /// - Throws: ``LinkError`` if the state belongs to another flow, or if a flow refuses it. Then nothing has
  ///   changed.
  public func restore(_ state: FlowState) throws {
    let plan = try FlowPlan(for: self, restoring: state)
    guard host.requireNode(in: nil, insteadOf: nil) != nil else { return }
    Transition.perform(animated: false) { transition in
      transition.targets = plan.show(animated: false)
    }
    host.record(.restored)
  }
}
