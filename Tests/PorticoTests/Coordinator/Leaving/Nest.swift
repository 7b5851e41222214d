import Portico
import UIKit

/// Flows in flows, each of two screens, in a chain of containers.
@MainActor final class Nest {
  private struct Level {
    weak var flow: Flow?
    /// What the flow shows, containers for the next flow included.
    var screens: [World.Weak] = []
    /// What the flow stands in.
    weak var container: UIViewController?
  }

  let world = World()
  private let chain: [Container]
  private let animated: Bool
  private var levels: [Level] = []
  /// How flows ended, by their level, in order.
  private(set) var ends: [(level: Int, outcome: Outcome<String>)] = []
  private var ended: Set<Int> = []
  private var kept: UIViewController?

  /// Level 0 is the main flow.
  init(_ chain: [Container], animated: Bool) {
    self.chain = chain
    self.animated = animated
    levels = [Level](repeating: Level(), count: chain.count + 1)
    let main = Flow("main", window: world.window) { [unowned self] flow in
      show(Screen("home"), at: 0) { flow.push($0) }
      levels[0].flow = flow
      descend(from: flow, to: 1)
    }
    main.start()
  }

  private func show<Shown: UIViewController>(
    _ screen: Shown, at level: Int, _ show: (Shown) -> Void
  ) {
    levels[level].screens.append(World.Weak(object: screen))
    show(screen)
  }

  private func descend(from parent: Flow, to level: Int) {
    guard level <= chain.count else { return }
    let begin = { [unowned self] (flow: Flow) in
      levels[level].flow = flow
      for number in 1...2 {
        show(flow.screen("\(level).\(number)"), at: level) { flow.push($0, animated: animated) }
      }
    }
    let completion = { [weak self] (outcome: Outcome<String>) -> Void in
      self?.ends.append((level, outcome))
    }
    var child = Flow("flow \(level)", begin: begin)
    switch chain[level - 1] {
    case .navigation:
      parent.startChild(child, completion: completion)
    case .modal:
      parent.startChild(child, in: .modal, animated: animated, completion: completion)
      levels[level].container = child.navigationController
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      show(tabs, at: level - 1) { parent.push($0, animated: animated) }
      parent.startChild(child, in: .tab(of: tabs), completion: completion)
      tabs.selectedIndex = 1
      levels[level].container = child.navigationController
    case .column, .collapsedColumn:
      let split = UISplitViewController(style: .doubleColumn)
      split.traitOverrides.horizontalSizeClass =
        chain[level - 1] == .column ? .regular : .compact
      show(Screen("list"), at: level - 1) { split.setViewController($0, for: .primary) }
      show(split, at: level - 1) { parent.present($0, animated: animated) }
      parent.startChild(child, in: .column(.secondary, of: split), completion: completion)
      levels[level].container = child.navigationController
    case .embedded:
      let navigation = UINavigationController()
      let outer = UIViewController()
      outer.addChild(navigation)
      outer.view.addSubview(navigation.view)
      navigation.didMove(toParent: outer)
      show(outer, at: level - 1) { parent.push($0, animated: animated) }
      child = Flow("flow \(level)", navigationController: navigation, begin: begin)
      parent.startChild(child, completion: completion)
      levels[level].container = navigation
    }
    if let container = levels[level].container {
      levels[level].screens.append(World.Weak(object: container))
    }
    descend(from: child, to: level + 1)
  }

  /// Waits until the innermost flow shows.
  func appear() async -> Bool {
    let innermost = "\(chain.count).2"
    guard await until({ self.world.visible?.title == innermost }) else { return false }
    await world.settle()
    return ends.isEmpty
  }

  // MARK: Leaving

  func leave(by way: Way) async {
    let navigation = world.root as? UINavigationController
    switch way {
    case .back: await goBack { $0.popViewController(animated: animated) }
    case .swipe:
      await goBack { navigation in
        navigation.beginInteractivePop()
        navigation.updateInteractivePop(0.7)
        navigation.finishInteractivePop()
      }
    case .popToRoot: navigation?.popToRootViewController(animated: animated)
    case .stackReplaced:
      navigation?.setViewControllers(
        Array(navigation?.viewControllers.prefix(1) ?? []), animated: animated)
    case .dismissal: navigation?.dismiss(animated: animated)
    case .rootReplaced: world.window.rootViewController = UIViewController()
    case .rootReplacedWhileKept:
      kept = world.root
      world.window.rootViewController = UIViewController()
    case .containerLeft(let level): leaveContainer(of: level)
    case .finish(let level):
      ended.insert(level)
      levels[level].flow?.finish("\(level)")
    case .cancel(let level):
      ended.formUnion(level..<levels.count)
      levels[level].flow?.cancel(animated: animated)
    case .close(let level): levels[level].flow?.close(animated: animated)
    case .swipeCancelled:
      let stack = innermostStack
      stack?.beginInteractivePop()
      stack?.updateInteractivePop(0.4)
      await nextTurn()
      stack?.cancelInteractivePop()
    case .swipeRefused:
      var presented = world.root
      while let next = presented?.presentedViewController { presented = next }
      presented?.isModalInPresentation = true
      _ = presented?.presentationController?.dismissByPerson()
    case .resized:
      for level in levels {
        guard let split = level.container?.splitViewController else { continue }
        let isCompact = split.traitOverrides.horizontalSizeClass == .compact
        split.traitOverrides.horizontalSizeClass = isCompact ? .regular : .compact
      }
    }
  }

  /// Goes back until the main flow's screen shows.
  private func goBack(_ pop: (UINavigationController) -> Void) async {
    while let visible = world.visible, visible.title != "home" {
      if let stack = innermostStack {
        pop(stack)
      } else {
        _ = visible.presentationController?.dismissByPerson()
      }
      await world.settle()
      if world.visible === visible { return }
    }
  }

  /// The innermost navigation controller on screen that can go back.
  private var innermostStack: UINavigationController? {
    sequence(first: world.visible ?? UIViewController()) { $0.parent }.lazy
      .compactMap { $0 as? UINavigationController }.first { $0.viewControllers.count > 1 }
  }

  private func leaveContainer(of level: Int) {
    let container = levels[level].container
    switch chain[level - 1] {
    case .navigation:
      // The stack is set to what was there before the flow.
      guard let screen = levels[level].screens.first?.object as? UIViewController,
        let navigation = screen.navigationController
      else { return }
      navigation.setViewControllers(
        Array(navigation.viewControllers.prefix { $0 !== screen }), animated: animated)
    case .modal:
      container?.presentingViewController?.dismiss(animated: animated)
    case .tab:
      container?.tabBarController?.setViewControllers([UIViewController()], animated: animated)
    case .column, .collapsedColumn:
      container?.splitViewController?.setViewController(
        UINavigationController(), for: .secondary)
    case .embedded:
      container?.willMove(toParent: nil)
      container?.viewIfLoaded?.removeFromSuperview()
      container?.removeFromParent()
    }
  }

  // MARK: Expectation

  /// Everything that the window's root leads down to.
  private var reachable: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var queue = [world.root].compactMap { $0 }
    while let controller = queue.popLast() {
      guard found.insert(ObjectIdentifier(controller)).inserted else { continue }
      queue += controller.children
      if let presented = controller.presentedViewController { queue.append(presented) }
    }
    return found
  }

  /// What is wrong, compared with what the tree of controllers says.
  func mistakes(after way: Way) -> [String] {
    var mistakes: [String] = []
    let reachable = reachable
    var isRunning = [Bool](repeating: false, count: levels.count + 1)
    for (number, level) in levels.enumerated().reversed() {
      let shows = level.screens.contains {
        $0.object.map { reachable.contains(ObjectIdentifier($0)) } ?? false
      }
      let lives = shows || isRunning[number + 1]
      isRunning[number] = lives && !ended.contains(number)
      if lives != (level.flow != nil) {
        mistakes.append("flow \(number) \(lives ? "is gone" : "was not freed")")
      }
      if kept == nil {
        for case let screen as UIViewController in level.screens.map(\.object)
        where !reachable.contains(ObjectIdentifier(screen)) {
          mistakes.append("\(screen.title ?? "a container") of flow \(number) was not freed")
        }
      }
      guard number > 0 else { continue }
      let outcomes = ends.filter { $0.level == number }.map(\.outcome)
      var expected: [Outcome<String>] = []
      if !isRunning[number] {
        expected = [way == .finish(level: number) ? .finished("\(number)") : .cancelled]
      }
      if outcomes != expected {
        mistakes.append("flow \(number) ended \(outcomes), not \(expected)")
      }
    }
    let cancelled = ends.filter { $0.outcome == .cancelled }.map(\.level)
    if cancelled != cancelled.sorted(by: >) {
      mistakes.append("flows ended in the order \(cancelled)")
    }
    return mistakes
  }

  /// What is there at the end, with the window's root gone.
  func remains() async -> Bool {
    kept = nil
    world.window.rootViewController = nil
    await world.settle()
    return levels.contains { $0.flow != nil } || ends.count != chain.count
  }
}
