import Foundation

extension UIPresentationController {
  /// Whether the presentation is being dismissed without an animation, which takes only until the end of the
  /// turn. Other transitions can wait for it.
  package final var isQuietlyDismissing: Bool { state == .dismissing && !run.isAnimated }

  package final func dismiss(animated: Bool, completion: (() -> Void)?) {
    switch state {
    case .idle: completion?()
    case .waiting, .presenting:
      run.afterTransition.append { [self] in dismiss(animated: animated, completion: completion) }
    case .dismissing:
      if let completion { run.completions.append(completion) }
    case .presented:
      if let busy = chain.first(where: { $0.isUnderWay }) {
        busy.run.afterTransition.append { [self] in
          dismiss(animated: animated, completion: completion)
        }
      } else {
        prepareDismissal(animated: animated, completion: completion)
      }
    }
  }

  /// Whether the presentation is in a transition, or in the callbacks at the end of one.
  private var isUnderWay: Bool { state != .presented || run.context != nil }

  /// This presentation and those on top of it.
  private var chain: [UIPresentationController] {
    Array(
      sequence(first: self) {
        $0.presentedViewController.presentation.outgoing
      })
  }

  private func prepareDismissal(animated: Bool, completion: (() -> Void)?) {
    let chain = chain
    let controllers = chain.map(\.presentedViewController)
    for part in chain {
      part.state = .dismissing
      part.run.presenter = part.presenting
      part.run.isAnimated = animated && UIView.areAnimationsEnabled
      part.presentedViewController.presentation.isBeingDismissed = true
    }
    if let completion { run.completions.append(completion) }
    if run.isAnimated { makeCoordinator(from: controllers.last!, to: presentingViewController) }
    Turn.current.afterLayout { [self] in startDismissal(chain) }
  }

  private func startDismissal(_ chain: [UIPresentationController]) {
    guard state == .dismissing, run.context == nil, let presenter = presenting else { return }
    let animated = run.isAnimated
    let top = chain.last!
    let leaving = top.presentedViewController
    let delegate = leaving.transitioningDelegate
    let custom = animated ? delegate?.animationController(forDismissed: leaving) : nil
    let reveals = run.removedFrom != nil && containerView?.window != nil
    for part in chain.reversed() {
      part.dismissalTransitionWillBegin()
      part.fadeDimming(to: 0)
    }
    let transition = ContainerTransition(
      leaving: chain.reversed().map(\.presentedViewController),
      arriving: reveals ? [presenter] : [],
      animated: animated)
    // The window's root view controller may change meanwhile.
    transition.begin { state == .dismissing }
    guard state == .dismissing else { return }
    if reveals, custom == nil { restorePresentersView() }
    for part in chain.dropLast() { part.containerView?.isHidden = true }

    let container = top.containerView ?? UIView()
    let context = TransitionContext(
      in: container, isAnimated: animated, style: presentationStyle, coordinator: run.coordinator
    ) { [self] in endDismissal(chain, transition, completed: $0) }
    run.context = context
    context.controllers = [.from: leaving, .to: presenter]
    context.views[.from] = top.presentedView
    if reveals, custom != nil { context.views[.to] = presenter.view }
    context.initialFrames[ObjectIdentifier(leaving)] = top.presentedView?.frame
    context.finalFrames[ObjectIdentifier(leaving)] = top.presentedView?.frame
    context.finalFrames[ObjectIdentifier(presenter)] = container.bounds
    guard animated else {
      if reveals { presenter.view.superview?.layoutIfNeeded() }
      return context.completeTransition(true)
    }
    let animator = custom ?? top.systemAnimator(isDismissal: true)
    context.animator = animator
    context.interactor =
      custom == nil ? nil : delegate?.interactionControllerForDismissal(using: animator)
    context.start()
  }

  private func endDismissal(
    _ chain: [UIPresentationController], _ transition: ContainerTransition, completed: Bool
  ) {
    guard completed else { return takeDismissalBack(chain, transition.reversed) }
    restorePresentersView()
    for part in chain.reversed() { part.removeContainer() }
    returnKeyboard()
    transition.end(.arriving)
    let wasPersonal = run.isPersonal
    for part in chain.reversed() {
      part.dismissalTransitionDidEnd(true)
      part.unlink()
    }
    if wasPersonal { delegate?.presentationControllerDidDismiss(self) }
    for part in chain.dropFirst().reversed() { part.finishTransition() }
    finishTransition()
  }

  private func takeDismissalBack(
    _ chain: [UIPresentationController], _ transition: ContainerTransition
  ) {
    for part in chain {
      part.containerView?.isHidden = false
      part.state = .presented
      part.presentedViewController.presentation.isBeingDismissed = false
    }
    transition.run {
      if run.removedFrom != nil { presenting?.viewIfLoaded?.removeFromSuperview() }
    }
    for part in chain {
      part.dismissalTransitionDidEnd(false)
      part.run.isPersonal = false
      part.dimming?.alpha = 1
      part.finishTransition()
    }
  }

  /// Dismisses the presentation as a user's swipe does. The controller and the delegate can refuse, and the
  /// delegate is notified.
  ///
  /// - Returns: `true` if the gesture applies to this presentation, even if it was refused.
  package final func dismissByPerson() -> Bool {
    guard isDismissableByPerson else { return false }
    guard state == .presented else { return state != .idle }
    if let top = chain.last, top !== self { return top.dismissByPerson() }
    let allowed =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) ?? true
    guard allowed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return true
    }
    delegate?.presentationControllerWillDismiss(self)
    run.isPersonal = true
    presentingViewController.dismiss(animated: true)
    return true
  }

  /// Ends this presentation and those on top of it immediately, for example when the window's root view
  /// controller changes.
  package final func tearDown() {
    let chain = chain
    let controllers = chain.map(\.presentedViewController)
    // Prevents callbacks from presenting other controllers on them.
    for controller in controllers { controller.presentation.isBeingDismissed = true }
    for (part, controller) in zip(chain, controllers).reversed() {
      ContainerTransition(leaving: [controller]).run { part.removeContainer() }
      part.presenting?.presentation.isViewRemoved = false
      part.run.removedFrom = nil
      part.unlink()
      part.run.context?.abandon()
      part.run.coordinator?.end(cancelled: false)
      part.finishTransition()
    }
  }
}
