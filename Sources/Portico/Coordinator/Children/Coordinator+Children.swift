import UIKit

extension Coordinator {
  /// Starts a child flow.
  ///
  /// The child retains this flow while it runs. When a presented child finishes, it is dismissed before `completion`
  /// is called. The screens of a child that isn't presented stay; to remove them, call ``close(animated:)``.
  ///
  /// - Parameters:
  ///   - child: A coordinator that has not started. Its screens retain it, so you don't have to. To set a presentation
  ///     style or a tab's image, create it with a navigation controller that has them.
  ///   - placement: The place in which the child shows its screens.
  ///   - animated: Whether the presentation and the dismissal of the child are animated.
  ///   - completion: A closure that is called once, when the child has ended.
  public final func startChild<Result>(
    _ child: Coordinator<Result>, in placement: Placement = .stack, animated: Bool = true,
    completion: @escaping (Outcome<Result>) -> Void = { _ in }
  ) {
    begin(child, in: placement, animated: animated, completion: completion)
  }

  /// - Parameters:
  ///   - mark: The child's route in this flow, if it has one.
  ///   - opening: Shows the child's first screens in place of its `start()`.
  final func begin<Result>(
    _ child: Coordinator<Result>, in placement: Placement, animated: Bool,
    mark: RouteMark? = nil, opening: (() -> Void)? = nil,
    completion: @escaping (Outcome<Result>) -> Void
  ) {
    require(
      child.state == .new,
      "\(child) was started already. A coordinator runs one flow: make another one for the next.")
    guard let node = requireNode(), let childNode = child.requireNode(in: node) else {
      child.endings.append(completion)
      return child.end(.cancelled, because: .tooLate, in: self.node)
    }
    childNode.placement = placement.kind
    childNode.mark = mark
    child.entrance.presenter = entrance.topPresenter
    switch placement {
    case .stack:
      child.endings.append(completion)
      if !child.entrance.hasPlace { child.entrance.share(entrance) }
    case .modal:
      let navigation = child.entrance.useOwnNavigation()
      child.endings.append(dismissing(navigation, of: child, animated: animated, completion))
      child.entrance.present = { [weak self, weak child] navigation, claim in
        self?.presentOnTop(
          navigation, claim, animated: animated, while: { child?.isTakenOff == false })
      }
    case .tab, .column:
      child.endings.append(completion)
      _ = child.entrance.useOwnNavigation()
    }
    let navigation = child.entrance.navigation
    if let opening { opening() } else { child.start() }
    if !child.hasEnded, let navigation { childNode.install(navigation, in: placement) }
    if child.entrance.unshown == nil { entrance.unshown = nil }
    keepForThisTurn(childNode)
  }

  /// Returns a closure that dismisses a finished child and then calls `completion`.
  private func dismissing<Result>(
    _ navigation: UINavigationController, of child: Coordinator<Result>, animated: Bool,
    _ completion: @escaping (Outcome<Result>) -> Void
  ) -> (Outcome<Result>) -> Void {
    let node = node
    return { [weak navigation, weak child] outcome in
      guard let presenter = navigation?.presentingViewController, child?.isTakenOff != true,
        navigation?.isBeingDismissed != true
      else { return completion(outcome) }
      presenter.dismiss(animated: animated) {
        completion(outcome)
        // Keeps the parent until the end of the turn, because it may start another flow in response.
        if let node { keepForThisTurn(node) }
      }
    }
  }
}

extension FlowEntrance {
  /// Uses the place of the parent flow.
  fileprivate mutating func share(_ parent: FlowEntrance) {
    navigation = parent.innermost
    unshown = parent.unshown
    if navigation == nil { window = parent.window }
    hasPlace = parent.hasPlace
  }

  fileprivate mutating func useOwnNavigation() -> UINavigationController {
    let own = navigation ?? UINavigationController()
    unshown = own
    navigation = own
    return own
  }
}

extension FlowNode {
  /// Puts the flow's navigation controller in a tab or a column. The flow ends when the tab or column is removed.
  fileprivate func install(_ navigation: UINavigationController, in placement: Placement) {
    let place: FlowEvent.Place
    let install: () -> Void
    switch placement {
    case .stack, .modal: return
    case .tab(let tabs):
      place = .tab
      install = {
        tabs.setViewControllers((tabs.viewControllers ?? []) + [navigation], animated: false)
      }
    case .column(let column, let split):
      place = .column
      install = {
        split.setViewController(navigation, for: column)
        let isDetail = column == .secondary && split.viewIfLoaded?.window != nil
        if split.isCollapsed || isDetail { split.show(column) }
      }
    }
    claim(navigation, as: place).isContainer = true
    record(.showed([FlowLog.name(of: navigation)], place))
    // A tab bar takes the title from the first screen.
    Transition.install { [self] in
      install()
      claim(navigation, as: place).check()
    }
    coordinator.entrance.unshown = nil
  }
}
