extension Coordinator {
  /// Runs a child flow and waits for its outcome.
  ///
  /// ```swift
  /// perform {
  ///   guard let account = await self.run(LogInCoordinator(), in: .modal).output else { return }
  ///   self.push(ProfileViewController(account))
  /// }
  /// ```
  ///
  /// Canceling the waiting task cancels the child.
  ///
  /// - Parameters:
  ///   - child: A coordinator that has not started.
  ///   - placement: The place in which the child shows its screens.
  ///   - animated: Whether the presentation and the removal of the child are animated.
  public final func run<Result>(
    _ child: Coordinator<Result>, in placement: Placement = .stack, animated: Bool = true
  ) async -> Outcome<Result> {
    guard !Task.isCancelled else { return .cancelled }
    let node = requireNode()
    var outcome = Outcome<Result>.cancelled
    await withTaskCancellationHandler {
      await withCheckedContinuation { (ended: CheckedContinuation<Void, Never>) in
        startChild(child, in: placement, animated: animated) { result in
          outcome = result
          ended.resume()
        }
      }
    } onCancel: {
      Task { @MainActor in child.cancel(animated: animated) }
    }
    // Keeps the flow until the end of the turn, because the caller continues in this turn.
    if let node { keepForThisTurn(node) }
    return outcome
  }

  /// Performs asynchronous work that belongs to the flow. If the flow has shown no screen yet, the work keeps
  /// it alive.
  ///
  /// The task is canceled when the flow ends, for example because the user left it.
  @discardableResult
  public final func perform(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    guard let node = requireNode() else {
      let task = Task {}
      task.cancel()
      return task
    }
    lastTask += 1
    let number = lastTask
    node.beginWork()
    let task = Task { [weak self] in
      await work()
      self?.tasks[number] = nil
      self?.node?.endWork()
    }
    tasks[number] = task
    return task
  }
}
