extension Coordinator {
  /// Runs another flow as a part of this one and waits for its outcome.
  ///
  /// ```swift
  /// perform {
  ///   guard let account = await self.run(LogInCoordinator(), presented: true).output else { return }
  ///   self.push(ProfileViewController(account))
  /// }
  /// ```
  ///
  /// If the task that waits is cancelled, so is the child.
  ///
  /// - Parameters:
  ///   - child: A coordinator that was not started yet.
  ///   - presented: Whether to present it, as ``presentChild(_:animated:completion:)`` does, or to go on in the
  ///     same navigation controller.
  ///   - animated: Whether presenting it and taking it off is animated.
  public final func run<Result>(
    _ child: Coordinator<Result>, presented: Bool = false, animated: Bool = true
  ) async -> Outcome<Result> {
    guard !Task.isCancelled else { return .cancelled }
    let node = requireNode()
    var outcome = Outcome<Result>.cancelled
    await withTaskCancellationHandler {
      await withCheckedContinuation { (ended: CheckedContinuation<Void, Never>) in
        startChild(child, in: presented ? .modal : .stack, animated: animated) { result in
          outcome = result
          ended.resume()
        }
      }
    } onCancel: {
      Task { @MainActor in child.cancel(animated: animated) }
    }
    // Whoever waited goes on in this turn.
    if let node { keepForThisTurn(node) }
    return outcome
  }

  /// Does asynchronous work as a part of the flow, for which it lives even before it has shown a screen.
  ///
  /// The task is cancelled when the flow ends, so when the person has left it.
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
