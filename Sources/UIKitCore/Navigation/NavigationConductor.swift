import UIKitDiagnostics
import Foundation

/// Keeps the visible content of a navigation controller in sync with its stack, one transition at a time.
///
/// The stack can change at any time, also during a transition. Only its state when the next transition can
/// begin matters, so transitions never queue up or overlap.
@MainActor package final class NavigationConductor {
  unowned let navigation: UINavigationController
  package var stack: [UIViewController] = []

  /// The controller whose view is visible, or that a transition is leaving.
  var shown: UIViewController?
  /// The stack when ``shown`` became visible, which distinguishes a pop from a push.
  var shownStack: [UIViewController] = []
  /// The last controller that was reported to the delegate.
  private weak var announced: UIViewController?
  /// The controllers that were removed from the stack, but are visible until a transition ends.
  var leaving: [UIViewController] = []
  /// The controllers that were added to the stack and are notified when a transition ends.
  var arriving: [UIViewController] = []

  private var isAnimationWanted = false
  private var upcoming: TransitionCoordinator?
  /// The current transition, also while the callbacks at its end are called.
  private(set) var running: TransitionContext?
  package private(set) var interaction: UIPercentDrivenInteractiveTransition?

  package var isBarHidden = false
  package var isToolbarHidden = true
  let content = UIView()
  weak var overlay: UISearchController?
  /// The scroll view that the search bar follows.
  weak var watched: UIScrollView?

  package init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  package var isTransitioning: Bool { running != nil }

  // MARK: Stack

  package func setStack(_ new: [UIViewController], animated: Bool) {
    checkCallersThread()
    let old = stack
    // Usually only the top changes.
    var common = 0
    while common < min(old.count, new.count), old[common] === new[common] { common += 1 }
    let kept = Set(new[common...].map(ObjectIdentifier.init))
    let known = Set(old[common...].map(ObjectIdentifier.init))
    let added = new[common...].filter { !known.contains(ObjectIdentifier($0)) }
    require(
      kept.count == new.count - common
        && !added.contains { new[..<common].contains(identical: $0) },
      "All view controllers in a navigation controller must be distinct (\(new))")
    let removed = old[common...].filter { !kept.contains(ObjectIdentifier($0)) }
    stack = new
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added {
      if leaving.contains(where: { $0 === controller }) {
        // The controller is added again before its removal was completed.
        leaving.removeAll { $0 === controller }
        controller.containment.isMovingFromParent = false
        controller.willMove(toParent: navigation)
      } else {
        navigation.addChild(controller)
      }
    }
    for controller in removed {
      arriving.removeAll { $0 === controller }
      if isShowing(controller) {
        controller.containment.isMovingFromParent = true
        leaving.append(controller)
      } else {
        drop([controller])
      }
    }
    orderChildren()
    for controller in added { adopt(controller) }
    showItems()
    guard isOnScreen else {
      for controller in added {
        controller.didMove(toParent: navigation)
        // The controller's first appearance is still caused by this move.
        controller.containment.isMovingToParent = true
      }
      navigation.viewIfLoaded?.setNeedsLayout()
      // Outside of a window nothing lays the view out, so that removed controllers would stay.
      if navigation.appearance.state == .disappeared, navigation.viewIfLoaded?.window == nil {
        settleUnseen()
      }
      return
    }
    arriving += added
    isAnimationWanted = animated && UIView.areAnimationsEnabled
    navigation.tabBarController?.viewIfLoaded?.setNeedsLayout()
    prepareCoordinator()
    navigation.view.setNeedsLayout()
  }

  /// As a rule the children are in order: another array of them would cost by their number.
  private func orderChildren() {
    let children = leaving.isEmpty ? stack : stack + leaving
    if !navigation.containment.children.isIdentical(to: children) {
      navigation.containment.children = children
    }
  }

  private var isOnScreen: Bool {
    navigation.isVisible && navigation.viewIfLoaded?.window != nil
  }

  private func isShowing(_ controller: UIViewController) -> Bool {
    controller === shown || running?.controllers.values.contains { $0 === controller } == true
  }

  private func adopt(_ controller: UIViewController) {
    if let inner = controller as? UINavigationController {
      // The inner bar is hidden, because this one displays its items.
      inner.viewIfLoaded?.setNeedsLayout()
      return
    }
    controller.navigationItem.changed = { [weak navigation] in
      navigation?.conductor.itemDidChange()
    }
  }

  private func itemDidChange() {
    guard navigation.isViewLoaded else { return }
    navigation.navigationBar.itemsDidChange()
    navigation.view.setNeedsLayout()
    outer?.itemDidChange()
  }

  /// Removes the controllers that left the stack from this container.
  private func drop(_ gone: [UIViewController]) {
    // A controller that has another container by now stays there.
    for controller in gone where controller.parent === navigation { controller.removeFromParent() }
    if !gone.isEmpty { (navigation.parent as? UISplitViewController)?.conductor.adoptOrphans() }
  }

  /// Creates the coordinator of a requested transition, which is available before the transition begins.
  private func prepareCoordinator() {
    guard isAnimationWanted, let top = stack.last, top !== shown || running != nil, let shown else {
      return
    }
    let coordinator = TransitionCoordinator(
      from: shown, to: top, style: .none, duration: SystemAnimator.navigationDuration)
    if let upcoming { coordinator.adopt(upcoming) }
    upcoming = coordinator
    for controller in [navigation, shown, top] { controller.presentation.coordinator = coordinator }
  }

  // MARK: Showing

  /// Adds the top controller's view before the navigation controller appears, so that it appears with it.
  package func prepareToAppear() {
    if running == nil { showTopSilently() }
  }

  package func willAppear(animated: Bool) {
    guard running == nil, let shown, announced !== shown else { return }
    announced = shown
    navigation.delegate?.navigationController(navigation, willShow: shown, animated: animated)
    isFirstShowOwed = true
  }
  private var isFirstShowOwed = false

  package func didAppear(animated: Bool) {
    guard isFirstShowOwed, let shown else { return }
    isFirstShowOwed = false
    navigation.delegate?.navigationController(navigation, didShow: shown, animated: animated)
  }

  /// Adds the top controller's view without an appearance transition.
  private func showTopSilently() {
    let top = stack.last
    if let shown, shown !== top {
      content.giveUp(shown.viewIfLoaded)
      dropLeaving()
    }
    shown = top
    shownStack = stack
    guard let top else { return }
    if top.view.superview !== content {
      top.view.frame = content.bounds
      content.addSubview(top.view)
    }
    layout(top)
  }

  private func dropLeaving() {
    let gone = leaving
    leaving = []
    drop(gone)
  }

  /// Begins the transition to the top controller if another one is visible.
  func startIfNeeded(interactively: Bool = false) {
    guard running == nil else { return }
    guard isOnScreen else {
      if navigation.appearance.state == .disappeared, content.superview != nil,
        shown !== stack.last, !stack.isEmpty
      {
        showTopSilently()
      }
      return
    }
    guard let top = stack.last, top !== shown else {
      settle()
      return
    }
    start(from: shown, to: top, interactively: interactively)
  }

  /// Completes the changes that were waiting for a transition, because none is necessary.
  private func settle() {
    guard !arriving.isEmpty || !leaving.isEmpty || upcoming != nil else { return }
    if stack.isEmpty, let shown {
      takeOut(shown)
    }
    shownStack = stack
    dropLeaving()
    let arrived = arriving
    arriving = []
    for controller in arrived { controller.didMove(toParent: navigation) }
    let coordinator = upcoming
    upcoming = nil
    coordinator?.end(cancelled: false)
  }

  /// Ends the transition when the navigation controller leaves the screen. An interactive one is cancelled: no gesture
  /// can end it.
  package func didDisappear() {
    if let running, running.hasStarted, !isOnScreen {
      running.completeTransition(!running.isInteractive && !running.transitionWasCancelled)
    }
    settleUnseen()
  }

  /// Completes the changes that were waiting for a transition, because the navigation controller isn't visible
  /// any more.
  private func settleUnseen() {
    guard running == nil, !isOnScreen else { return }
    if shown !== stack.last {
      content.giveUp(shown?.viewIfLoaded)
      shown = nil
    }
    settle()
  }

  private func start(from: UIViewController?, to: UIViewController, interactively: Bool) {
    let animated = isAnimationWanted && from != nil
    isAnimationWanted = false
    let operation: UINavigationController.Operation =
      shownStack.contains(identical: to) ? .pop : .push
    let coordinator = animated ? upcoming : nil
    let unused = animated ? nil : upcoming
    upcoming = nil
    let stackAtStart = stack
    let transition = ContainerTransition(leaving: [from], arriving: [to], animated: animated)
    let context = TransitionContext(
      in: content, isAnimated: animated, style: .none, coordinator: coordinator
    ) { [self, navigation] completed in
      withExtendedLifetime(navigation) {
        end(transition, from: from, to: to, completed: completed, startedWith: stackAtStart)
      }
    }
    running = context
    context.controllers[.to] = to
    context.controllers[.from] = from
    defer { unused?.end(cancelled: false) }
    to.loadViewIfRequired()
    guard !context.hasEnded else { return }
    layout(to)
    context.views[.to] = to.view
    context.views[.from] = from?.view
    if let from {
      context.initialFrames[ObjectIdentifier(from)] = from.view.frame
      context.finalFrames[ObjectIdentifier(from)] = from.view.frame
    }
    context.finalFrames[ObjectIdentifier(to)] = to.view.frame

    // A callback may remove the navigation controller from the screen. The controller then appears with it
    // later.
    transition.begin { !context.hasEnded && isOnScreen }
    guard !context.hasEnded else { return }
    announced = to
    navigation.delegate?.navigationController(navigation, willShow: to, animated: animated)
    guard animated, let from else {
      if to.view.superview !== content { content.addSubview(to.view) }
      Turn.current.afterLayout { context.completeTransition(true) }
      return
    }
    chooseAnimator(
      context, operation: operation, from: from, to: to, interactively: interactively)
    context.start()
    // A callback may have removed the navigation controller from the screen.
    if !isOnScreen { didDisappear() }
  }

  private func chooseAnimator(
    _ context: TransitionContext, operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController, interactively: Bool
  ) {
    let custom = navigation.delegate?.navigationController(
      navigation, animationControllerFor: operation, from: from, to: to)
    let animator =
      custom
      ?? SystemAnimator(
        duration: SystemAnimator.navigationDuration, style: .push, isBackwards: operation == .pop)
    context.animator = animator
    if custom != nil {
      context.interactor = navigation.delegate?.navigationController(
        navigation, interactionControllerFor: animator)
    }
    if interactively, context.interactor == nil {
      let interaction = UIPercentDrivenInteractiveTransition()
      context.interactor = interaction
      self.interaction = interaction
    }
  }

  private func end(
    _ transition: ContainerTransition, from: UIViewController?, to: UIViewController,
    completed: Bool, startedWith stackAtStart: [UIViewController]
  ) {
    let animated = running?.isAnimated ?? false
    interaction = nil
    defer {
      running = nil
      navigation.viewIfLoaded?.setNeedsLayout()
      settleUnseen()
    }
    guard completed else {
      return takeBack(from: from, to: to, isUnchanged: isStack(stackAtStart))
    }
    shown = to
    shownStack = stackAtStart
    content.giveUp(from?.viewIfLoaded)
    if to.view.superview !== content { content.addSubview(to.view) }
    layout(to)
    transition.end()
    navigation.delegate?.navigationController(navigation, didShow: to, animated: animated)
    let gone = leaving.filter { $0 !== to }
    leaving = leaving.filter { $0 === to }
    drop(gone)
    let arrived = arriving.filter { stackAtStart.contains(identical: $0) }
    arriving.removeAll { controller in arrived.contains { $0 === controller } }
    for controller in arrived { controller.didMove(toParent: navigation) }
  }

  private func isStack(_ other: [UIViewController]) -> Bool {
    stack.isIdentical(to: other)
  }

  /// Displays the former controller again after a transition was cancelled.
  private func takeBack(from: UIViewController?, to: UIViewController, isUnchanged: Bool) {
    ContainerTransition(leaving: [to], animated: true).run { content.giveUp(to.viewIfLoaded) }
    if let from {
      if from.view.superview !== content { content.addSubview(from.view) }
      let back = ContainerTransition(arriving: [from], animated: true)
      // The navigation controller may have disappeared meanwhile.
      back.begin { isOnScreen }
      back.end()
      announced = from
    }
    guard isUnchanged else { return }
    let returning = leaving.filter { controller in shownStack.contains { $0 === controller } }
    leaving.removeAll { controller in returning.contains { $0 === controller } }
    let dropped = arriving
    arriving = []
    stack = shownStack.filter { controller in
      stack.contains { $0 === controller } || returning.contains { $0 === controller }
    }
    orderChildren()
    for controller in returning {
      controller.containment.isMovingFromParent = false
      controller.didMove(toParent: navigation)
    }
    for controller in dropped where controller.parent === navigation {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    showItems()
  }

  /// Completes the current and the pending transition immediately without an animation, because the hierarchy
  /// is about to be changed.
  package func completeAtOnce() {
    isAnimationWanted = false
    running?.completeTransition(true)
    startIfNeeded()
    running?.completeTransition(true)
  }

  // MARK: Interaction

  package var canBeginInteractivePop: Bool {
    stack.count > 1 && !isTransitioning && isOnScreen && shown === stack.last
  }

  package func beginInteractivePop() -> Bool {
    navigation.popViewController(animated: true)
    startIfNeeded(interactively: true)
    return interaction != nil
  }
}
