public import Foundation

extension RoutedCoordinator {
  /// Where the person is in this flow and in those within; `nil` before the start and after the end.
  public var state: FlowState? {
    guard !hasEnded else { return nil }
    return host.node.flatMap { FlowState(of: self, in: $0) }
  }

  /// Starts the flow where the person was, or with `start()` if that is not known or can't be shown any more.
  ///
  /// What was saved is looked at as a whole first, as a link is: either all of it is restored or nothing. A
  /// coordinator of another class with the same routes, such as one for a narrow screen in place of one for a wide one,
  /// goes to the last of them, and the flow there is restored.
  ///
  /// - Parameter data: The ``FlowState/data`` that was saved.
  /// - Returns: Why it was not restored; `nil` if it was, or if there was nothing.
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

  /// Begins the flow with a state, in place of its `start()`.
  ///
  /// - Throws: ``LinkError`` if the state is of another flow, or if a flow says that the person can't be there any more.
  ///   Nothing has changed then.
  public func restore(_ state: FlowState) throws {
    let plan = try FlowPlan(for: self, restoring: state)
    guard host.requireNode(in: nil, insteadOf: nil) != nil else { return }
    Transition.perform(animated: false) { transition in
      transition.targets = plan.show(animated: false)
    }
    host.record(.restored)
  }
}
