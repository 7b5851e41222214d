import Foundation

extension UIPresentationController {
  /// Presents the controller after the layout of this turn, as soon as the transitions that were requested before
  /// have begun.
  package final func present(
    animated: Bool, source: UIViewController, in window: UIWindow, completion: (() -> Void)?
  ) {
    state = .waiting
    run = PresentationRun()
    run.source = source
    run.presenter = presenting
    run.isAnimated = animated && UIView.areAnimationsEnabled
    if let completion { run.completions.append(completion) }
    if run.isAnimated {
      makeCoordinator(from: presentingViewController, to: presentedViewController)
    }
    Turn.current.afterLayout { [self] in startPresentation(in: window) }
  }

  package final func makeCoordinator(from: UIViewController, to: UIViewController) {
    let coordinator = TransitionCoordinator(
      from: from, to: to, style: presentationStyle,
      duration: SystemAnimator.presentationDuration)
    run.coordinator = coordinator
    from.presentation.coordinator = coordinator
    to.presentation.coordinator = coordinator
  }

  private func startPresentation(in window: UIWindow) {
    guard state == .waiting else { return }
    guard let presenter = presenting, presenter.viewIfLoaded?.window != nil else {
      run.coordinator?.end(cancelled: true)
      unlink()
      return finishTransition()
    }
    let presented = presentedViewController
    state = .presenting
    let container = addContainer(in: window, presenter: presenter)
    let delegate = presented.transitioningDelegate
    let custom =
      run.isAnimated
      ? delegate?.animationController(
        forPresented: presented, presenting: presenter, source: run.source ?? presenter) : nil
    let animated = run.isAnimated
    takeKeyboard(in: window)
    presentationTransitionWillBegin()
    let transition = ContainerTransition(
      leaving: shouldRemovePresentersView ? [presenter] : [], arriving: [presented],
      animated: animated)
    // The window's root view controller may change meanwhile.
    transition.begin { state == .presenting }
    guard state == .presenting else { return }
    if shouldRemovePresentersView { removePresentersView(into: custom == nil ? nil : container) }

    let context = TransitionContext(
      in: container, isAnimated: animated, style: presentationStyle, coordinator: run.coordinator
    ) { [self, isCustom = custom != nil] in
      endPresentation(transition, completed: $0, isCustom: isCustom)
    }
    run.context = context
    context.controllers = [.from: presenter, .to: presented]
    context.views[.to] = presentedView
    if shouldRemovePresentersView { context.views[.from] = presenter.view }
    context.initialFrames[ObjectIdentifier(presenter)] = presenter.view.frame
    let final = frameOfPresentedViewInContainerView
    context.finalFrames = [
      ObjectIdentifier(presenter): presenter.view.frame, ObjectIdentifier(presented): final,
    ]
    guard animated else {
      placePresentedView()
      container.layoutIfNeeded()
      return context.completeTransition(true)
    }
    let animator = custom ?? systemAnimator(isDismissal: false)
    context.animator = animator
    context.interactor =
      custom == nil ? nil : delegate?.interactionControllerForPresentation(using: animator)
    if custom == nil { placePresentedView() }
    context.start()
  }

  private func takeKeyboard(in window: UIWindow) {
    run.formerFocus = window.focusedView
    window.focusedView = nil
    guard let responder = window.firstResponder else { return }
    if responder.resignFirstResponder() { run.formerResponder = responder }
  }

  package final func returnKeyboard() {
    if let view = run.formerFocus, let window = view.window { window.focusedView = view }
    guard let responder = run.formerResponder,
      (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
        != nil
    else { return }
    responder.becomeFirstResponder()
  }

  private func addContainer(in window: UIWindow, presenter: UIViewController) -> UIView {
    var host: UIView = window
    var frame = window.bounds
    let style = presentedViewController.resolvedPresentationStyle
    if style == .currentContext || style == .overCurrentContext,
      presenter.definesPresentationContext, let superview = presenter.view.superview
    {
      host = superview
      frame = presenter.view.frame
    }
    isInContext = host !== window
    let container = PresentationContainerView(frame: frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = self
    containerView = container
    host.addSubview(container)
    return container
  }

  private func placePresentedView() {
    guard let view = presentedView, let containerView else { return }
    view.frame = frameOfPresentedViewInContainerView
    // The view may have been removed by a presentation of the controller itself.
    if view.superview !== containerView, !presentedViewController.presentation.isViewRemoved {
      containerView.addSubview(view)
    }
  }

  /// - Parameter container: The view in which a custom animator finds the presenting controller's view, as in
  ///   UIKit.
  private func removePresentersView(into container: UIView?) {
    guard let presenter = presenting, let view = presenter.viewIfLoaded,
      let superview = view.superview
    else { return }
    let index = superview.subviewsStorage.firstIndex { $0 === view } ?? 0
    run.removedFrom = .init(superview: superview, index: index)
    presenter.presentation.isViewRemoved = true
    container?.insertSubview(view, at: 0)
  }

  /// Adds the presenting controller's view at its former position again.
  package final func restorePresentersView() {
    guard let place = run.removedFrom else { return }
    run.removedFrom = nil
    guard let presenter = presenting, let view = presenter.viewIfLoaded else { return }
    presenter.presentation.isViewRemoved = false
    // If a container has removed the context, it adds the view itself.
    guard view.superview !== place.superview, containerView?.superview != nil else { return }
    view.frame = containerView?.frame ?? place.superview.bounds
    place.superview.insertSubview(
      view, at: min(place.index, place.superview.subviewsStorage.count))
  }

  /// - Parameter isCustom: Whether an animator of the app moved the view, whose frame then doesn't change.
  private func endPresentation(
    _ transition: ContainerTransition, completed: Bool, isCustom: Bool
  ) {
    if completed {
      if !isCustom { placePresentedView() }
      if shouldRemovePresentersView { presenting?.viewIfLoaded?.removeFromSuperview() }
      state = .presented
      transition.end(.arriving)
    } else {
      // Otherwise the presented controller would appear again together with the presenting one.
      isInContext = false
      transition.reversed.run {
        restorePresentersView()
        removeContainer()
      }
    }
    presentedViewController.presentation.isBeingPresented = false
    presentationTransitionDidEnd(completed)
    if !completed { unlink() }
    finishTransition()
  }

  package final func removeContainer() {
    // The app may have moved the view to another superview.
    if let view = presentedViewController.viewIfLoaded, let containerView,
      view.isDescendant(of: containerView)
    {
      view.removeFromSuperview()
    }
    containerView?.removeFromSuperview()
    containerView = nil
    isInContext = false
  }

  package final func finishTransition() {
    let presenter = run.presenter
    run.presenter = nil
    run.context = nil
    run.coordinator = nil
    let completions = run.completions
    run.completions = []
    let following = run.afterTransition
    run.afterTransition = []
    // The completions of the coordinator run when the transition returns.
    for completion in completions { completion() }
    for work in following { work() }
    withExtendedLifetime(presenter) {}
  }
}
