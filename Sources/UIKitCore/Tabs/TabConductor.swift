import Foundation

/// Keeps the visible content of a tab bar controller in sync with the selected tab.
@MainActor package final class TabConductor {
  private unowned let tabs: UITabBarController
  private(set) var controllers: [UIViewController] = []
  private(set) var selected: UIViewController? {
    didSet { if selected !== oldValue { ObservedObject.didChange(tabs) } }
  }
  /// Whether the controllers were set, even to an empty array.
  private(set) var hasControllers = false
  /// The controller whose view is in the hierarchy.
  private var shown: UIViewController?
  private var running: TransitionContext?
  var isBarHidden = false
  private let content = UIView()

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
  }

  // MARK: Tabs

  /// - Parameter preferred: The controller to select if the selected one was removed.
  func setControllers(_ new: [UIViewController], preferring preferred: UIViewController? = nil) {
    hasControllers = true
    let removed = controllers.filter { old in !new.contains { $0 === old } }
    let added = new.filter { one in !controllers.contains { $0 === one } }
    controllers = new
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { tabs.addChild(controller) }
    if let selected, !new.contains(where: { $0 === selected }) { self.selected = nil }
    if selected == nil { selected = preferred ?? new.first }
    showSelected()
    for controller in removed where controller.parent === tabs {
      content.giveUp(controller.viewIfLoaded)
      controller.removeFromParent()
    }
    tabs.containment.children = new
    for controller in added { controller.didMove(toParent: tabs) }
    updateItems()
  }

  /// Removes a controller that another container takes.
  func release(_ controller: UIViewController) {
    guard controllers.contains(where: { $0 === controller }) else { return }
    if running?.controllers.values.contains(where: { $0 === controller }) == true {
      running?.completeTransition(true)
    }
    controllers.removeAll { $0 === controller }
    if shown === controller {
      shown = nil
      ContainerTransition(leaving: [controller]).run { content.giveUp(controller.viewIfLoaded) }
    }
    if selected === controller { selected = controllers.first }
    updateItems()
    showSelected()
  }

  func updateItems() {
    tabs.tabBar.setItems(controllers.map(\.tabBarItem), animated: false)
    tabs.tabBar.selectedItem = selected?.tabBarItem
  }

  func select(_ controller: UIViewController) {
    guard controller !== selected else { return }
    selected = controller
    tabs.tabBar.selectedItem = controller.tabBarItem
    showSelected()
  }

  /// Called when a user taps a tab. If it's already selected, its controller returns to its root.
  func pick(_ item: UITabBarItem) {
    guard let controller = controllers.first(where: { $0.tabBarItem === item }) else { return }
    guard tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true else { return }
    let (tab, previous) = (tabs.topTab(of: controller), tabs.selectedTab)
    if let tab, tabs.delegate?.tabBarController(tabs, shouldSelectTab: tab) == false { return }
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      tabs.selectedViewController = controller
    }
    tabs.tabBar(tabs.tabBar, didSelect: item)
    tabs.delegate?.tabBarController(tabs, didSelect: controller)
    if let tab = tabs.selectedTab, tab !== previous {
      tabs.delegate?.tabBarController(tabs, didSelectTab: tab, previousTab: previous)
    }
  }

  // MARK: Display

  func prepareToAppear() {
    guard running == nil, let selected else { return }
    if let shown, shown !== selected { content.giveUp(shown.viewIfLoaded) }
    shown = selected
    place(selected)
  }

  private func place(_ controller: UIViewController) {
    layout(controller)
    if controller.view.superview !== content { content.addSubview(controller.view) }
    layout(controller)
  }

  private func showSelected() {
    guard tabs.isViewLoaded, running == nil, shown !== selected else { return }
    guard tabs.isVisible, tabs.view.window != nil else {
      content.giveUp(shown?.viewIfLoaded)
      shown = nil
      return
    }
    guard let selected else {
      ContainerTransition(leaving: [shown]).run { content.giveUp(shown?.viewIfLoaded) }
      shown = nil
      return
    }
    start(from: shown, to: selected)
  }

  private func start(from: UIViewController?, to: UIViewController) {
    let isInWindow = from?.viewIfLoaded?.window != nil
    let animator =
      isInWindow && UIView.areAnimationsEnabled
      ? from.flatMap {
        tabs.delegate?.tabBarController(tabs, animationControllerForTransitionFrom: $0, to: to)
      } : nil
    let animated = animator != nil
    let coordinator =
      animator.map {
        TransitionCoordinator(
          from: from, to: to, style: .none, duration: $0.transitionDuration(using: nil))
      }
    for controller in [tabs, from, to] where animated {
      controller?.presentation.coordinator = coordinator
    }
    let transition = ContainerTransition(leaving: [from], arriving: [to], animated: animated)
    let context = TransitionContext(
      in: content, isAnimated: animated, style: .none, coordinator: coordinator
    ) { [self, tabs] completed in
      withExtendedLifetime(tabs) { end(transition, from: from, to: to, completed: completed) }
    }
    running = context
    context.controllers = [.to: to]
    context.controllers[.from] = from
    to.loadViewIfRequired()
    guard !context.hasEnded else { return }
    layout(to)
    context.views[.to] = to.view
    context.views[.from] = from?.viewIfLoaded
    context.finalFrames[ObjectIdentifier(to)] = to.view.frame
    if let from { context.initialFrames[ObjectIdentifier(from)] = from.view.frame }
    // In contrast to other containers, the appearing controller is notified first.
    transition.begin(.arriving) { !context.hasEnded }
    guard !context.hasEnded else { return }
    guard let animator else {
      content.giveUp(from?.viewIfLoaded)
      place(to)
      Turn.current.afterLayout { context.completeTransition(true) }
      return
    }
    context.animator = animator
    context.interactor = tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator)
    context.start()
  }

  private func end(
    _ transition: ContainerTransition, from: UIViewController?, to: UIViewController,
    completed: Bool
  ) {
    running = nil
    if completed {
      shown = to
      content.giveUp(from?.viewIfLoaded)
      place(to)
      transition.end()
    } else {
      transition.reversed.run { content.giveUp(to.viewIfLoaded) }
      if selected === to, let from {
        selected = from
        tabs.tabBar.selectedItem = from.tabBarItem
      }
    }
    showSelected()
    tabs.viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Layout

  func installBar() {
    guard let view = tabs.viewIfLoaded else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    view.addSubview(tabs.tabBar)
    updateItems()
  }

  func barDidChange(from former: UITabBar) {
    former.superview?.insertSubview(tabs.tabBar, aboveSubview: former)
    former.removeFromSuperview()
    updateItems()
    tabs.viewIfLoaded?.setNeedsLayout()
  }

  /// The height that the bar requests, which can be a bar of the app's own.
  private var barHeight: CGFloat {
    let height = tabs.tabBar.sizeThatFits(tabs.viewIfLoaded?.bounds.size ?? .zero).height
    return UIApplication.look.snapped(height: max(0, height))
  }

  func layout() {
    guard let view = tabs.viewIfLoaded else { return }
    if content.frame != view.bounds { content.frame = view.bounds }
    showSelected()
    let bar = tabs.tabBar
    bar.setShown(showsBar)
    let height = barHeight
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - height, width: view.bounds.width,
      height: height)
    for controller in running?.controllers.values.map({ $0 }) ?? [shown].compactMap({ $0 }) {
      layout(controller)
    }
  }

  private var showsBar: Bool {
    !isBarHidden && !tabs.tabBar.isHiddenByApp && selected?.hidesBottomBar != true
  }

  private func layout(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let container = tabs.viewIfLoaded else { return }
    let height = showsBar ? barHeight : 0
    var frame = container.bounds
    var insets = UIEdgeInsets.zero
    let includesBar = tabs.tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    if includesBar && controller.edgesForExtendedLayout.contains(.bottom) {
      insets.bottom = height
    } else if height > 0 {
      frame.size.height -= container.safeAreaInsets.bottom + height
    }
    if view.frame != frame { view.frame = frame }
    controller.setBarInsets(insets)
  }
}
