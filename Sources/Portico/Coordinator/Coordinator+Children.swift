public import UIKit

extension Coordinator {
  /// Starts another flow as a part of this one. It pushes its screens on the same navigation controller, unless
  /// it was made with a place of its own.
  ///
  /// This flow lives at least as long as the child runs.
  ///
  /// - Parameters:
  ///   - child: A coordinator that was not started yet. Its screens keep it; you need not.
  ///   - completion: Called once, when the child has ended.
  public final func startChild<Result>(
    _ child: Coordinator<Result>, completion: @escaping (Outcome<Result>) -> Void = { _ in }
  ) {
    begin(child, completion) { child in
      guard !child.entrance.hasPlace else { return }
      child.entrance.navigation = entrance.innermost
      child.entrance.unshown = entrance.unshown
      if child.entrance.navigation == nil { child.entrance.window = entrance.window }
      child.entrance.hasPlace = entrance.hasPlace
    }
  }

  /// Starts another flow as a part of this one, and presents it in a navigation controller of its own.
  ///
  /// When the child has finished, what it presented is dismissed first and `completion` called then. The person can
  /// swipe it away, which cancels it.
  ///
  /// - Parameters:
  ///   - child: A coordinator that was not started yet. Make it with a navigation controller to choose the
  ///     style of the presentation.
  ///   - animated: Whether its appearance and its end are animated.
  ///   - completion: Called once, when the child has ended.
  public final func presentChild<Result>(
    _ child: Coordinator<Result>, animated: Bool = true,
    completion: @escaping (Outcome<Result>) -> Void = { _ in }
  ) {
    let navigation = child.entrance.navigation ?? UINavigationController()
    let node = requireNode()
    begin(child) { [weak navigation, weak child] outcome in
      guard let presenter = navigation?.presentingViewController, child?.isTakenOff != true,
        navigation?.isBeingDismissed != true
      else { return completion(outcome) }
      presenter.dismiss(animated: animated) {
        completion(outcome)
        // The parent is kept meanwhile, and for what it starts in answer.
        if let node { keepForThisTurn(node) }
      }
    } prepare: { child in
      child.entrance.unshown = navigation
      child.entrance.navigation = navigation
      child.entrance.present = { [weak self] navigation in
        self?.presentOnTop(navigation, animated: animated)
      }
    }
  }

  /// Starts another flow as a part of this one, in a tab of its own behind those that there are.
  ///
  /// The flow lives as long as the tab does, also when it has finished or shows nothing yet; `close(animated:)`
  /// removes the tab. The tab's title and image are those of the flow's first screen, unless the child's
  /// navigation controller has others.
  ///
  /// - Parameters:
  ///   - child: A coordinator that was not started yet. It shows its screens in a navigation controller of its own.
  ///   - tabs: A tab bar controller that this flow shows.
  ///   - completion: Called once, when the child has ended.
  public final func startChild<Result>(
    _ child: Coordinator<Result>, inTabOf tabs: UITabBarController,
    completion: @escaping (Outcome<Result>) -> Void = { _ in }
  ) {
    let navigation = child.entrance.navigation ?? UINavigationController()
    begin(child, completion) { child in
      child.entrance.unshown = navigation
      child.entrance.navigation = navigation
    }
    guard let node = child.node, !child.hasEnded else { return }
    tabs.setViewControllers((tabs.viewControllers ?? []) + [navigation], animated: false)
    node.claim(navigation, as: .tab).check()
    child.entrance.unshown = nil
  }

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
        let completion = { (result: Outcome<Result>) in
          outcome = result
          ended.resume()
        }
        if presented {
          presentChild(child, animated: animated, completion: completion)
        } else {
          startChild(child, completion: completion)
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

  private func begin<Result>(
    _ child: Coordinator<Result>, _ completion: @escaping (Outcome<Result>) -> Void,
    prepare: (Coordinator<Result>) -> Void
  ) {
    precondition(
      child.state == .new,
      "\(child) was started already. A coordinator runs one flow: make another one for the next.")
    child.endings.append(completion)
    guard let node = requireNode(), let childNode = child.requireNode(in: node) else {
      return child.end(.cancelled)
    }
    child.entrance.presenter = entrance.topPresenter
    prepare(child)
    child.start()
    if child.entrance.unshown == nil { entrance.unshown = nil }
    keepForThisTurn(childNode)
  }
}
