public import UIKit

extension Coordinator {
  /// Pushes a screen on the flow's navigation controller.
  ///
  /// The first screen of a flow with a window becomes the window's root: directly if it is a tab bar, split
  /// view or navigation controller, otherwise in a new navigation controller.
  public final func push(_ screen: UIViewController, animated: Bool = true) {
    push([screen], animated: animated)
  }

  /// Pushes several screens in one transition.
  public final func push(_ screens: [UIViewController], animated: Bool = true) {
    guard let node = requireNode(), let first = screens.first else { return }
    if entrance.window != nil, entrance.navigation ?? entrance.container == nil,
      first is UITabBarController || first is UINavigationController
        || first is UISplitViewController
    {
      setRoot(first)
      return push(Array(screens.dropFirst()), animated: animated)
    }
    let known = entrance.innermost
    guard known != nil || entrance.window != nil || entrance.present != nil else {
      require(
        entrance.hasPlace,
        "\(self) has nowhere to push a screen: make it with a navigation controller or a window, or start it as a child."
      )
      return
    }
    let navigation = known ?? UINavigationController()
    let claims = screens.map { node.claim($0, as: .pushed) }
    node.record(.showed(screens.map(FlowLog.name), .pushed))
    Transition.push(screens, on: navigation, animated: animated)
    if known == nil {
      entrance.navigation = navigation
      if let window = entrance.window {
        for claim in claims { claim.window = window }
        window.rootViewController = navigation
        window.makeKeyAndVisible()
      }
    }
    if let present = entrance.present {
      entrance.present = nil
      let claim = node.claim(navigation, as: .presented)
      claim.isContainer = true
      node.record(.showed([FlowLog.name(of: navigation)], .presented))
      present(navigation, claim)
    }
    entrance.unshown = nil
    for claim in claims { claim.check() }
  }

  /// Presents a screen on top of the flow's navigation controller and everything that it presents.
  public final func present(
    _ screen: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let node = requireNode() else { return }
    guard entrance.topPresenter != nil else {
      require(
        entrance.hasPlace,
        "\(self) has nowhere to present a screen from: push one or make one the window's root first."
      )
      return
    }
    let claim = node.claim(screen, as: .presented)
    node.record(.showed([FlowLog.name(of: screen)], .presented))
    entrance.unshown = nil
    presentOnTop(
      screen, claim, animated: animated, completion: completion,
      while: { [weak self, weak claim] in self?.isTakenOff == false && claim?.node != nil })
    claim.check()
  }

  /// Presents `screen` when no other presentation is in progress.
  ///
  /// - Parameter isWanted: Called before the presentation. If it returns `false`, the screen isn't presented.
  final func presentOnTop(
    _ screen: UIViewController, _ claim: ScreenClaim, animated: Bool,
    completion: (() -> Void)? = nil, while isWanted: @escaping () -> Bool
  ) {
    Transition.present(animated: animated) { [weak claim] animated in
      PresentationQueue.present(screen, animated: animated, completion: completion) { [weak self] in
        guard let self, state != .ended || node != nil, isWanted() else { return nil }
        return entrance.topPresenter
      } ended: {
        claim?.endWaiting()
      }
    }
  }

  /// Makes a screen, such as a tab bar controller, the root of the coordinator's window.
  public final func setRoot(_ screen: UIViewController) {
    guard let node = requireNode() else { return }
    guard let window = entrance.window else {
      require(entrance.hasPlace, "\(self) was not made with a window to set the root of.")
      return
    }
    let claim = node.claim(screen, as: .root)
    node.record(.showed([FlowLog.name(of: screen)], .root))
    claim.window = window
    entrance.container = screen
    entrance.navigation = screen as? UINavigationController
    window.rootViewController = screen
    window.makeKeyAndVisible()
    claim.check()
  }

  /// Adds a screen to this flow that you show in another way: with UIKit's own methods, in a tab or by a container of
  /// the app.
  ///
  /// Call this method before the screen is shown, or in the same turn. The flow then lives as long as the
  /// screen is reachable.
  public final func own(_ screen: UIViewController) {
    guard let node = requireNode() else { return }
    node.record(.showed([FlowLog.name(of: screen)], .owned))
    node.claim(screen, as: .owned).check()
  }

  /// Removes the screens of this flow and its children: dismisses presented screens, removes tabs, empties
  /// columns and pops to the screen before the first pushed one. This ends the flow, as canceled unless it
  /// finished before.
  ///
  /// The root of a window and the first screen of a navigation controller stay.
  public final func close(animated: Bool = true) {
    guard let node else { return }
    let claims = node.claimsOfFlow
    let presented = claims.first {
      $0.place == .presented && $0.screen?.presentingViewController != nil
    }
    presented?.screen?.presentingViewController?.dismiss(animated: animated)
    var screens: Set<ObjectIdentifier> = []
    for claim in claims where claim.place != .presented {
      if let screen = claim.screen { screens.insert(ObjectIdentifier(screen)) }
    }
    for claim in claims {
      if claim.place == .column, let screen = claim.screen, let split = screen.splitViewController {
        if !screens.contains(ObjectIdentifier(split)) { split.empty(columnOf: screen) }
      } else if let navigation = claim.screen?.parent as? UINavigationController {
        let index = navigation.viewControllers.firstIndex {
          screens.contains(ObjectIdentifier($0))
        }
        guard let index, index > 0 else { continue }
        navigation.popToViewController(
          navigation.viewControllers[index - 1], animated: animated && presented == nil)
      } else if claim.place == .tab, let tabs = claim.screen?.tabBarController,
        !screens.contains(ObjectIdentifier(tabs))
      {
        tabs.setViewControllers(
          tabs.viewControllers?.filter { $0 !== claim.screen }, animated: animated)
      }
    }
  }

  final func show(
    _ screen: UIViewController, as place: FlowEvent.Place, mark: RouteMark, animated: Bool
  ) {
    if place == .presented {
      present(screen, animated: animated)
    } else {
      push(screen, animated: animated)
    }
    node?.claims.last { $0.screen === screen }?.mark = mark
  }

  final func requireNode(
    in parent: FlowNode? = nil, insteadOf former: FlowNode? = nil
  ) -> FlowNode? {
    MainActor.assertIsolated("Coordinators are used on the main thread.")
    guard state != .ended else { return nil }
    state = .running
    if let node { return node }
    let node = FlowNode(self)
    if let parent { node.join(parent, insteadOf: former) }
    self.node = node
    node.record(.started)
    keepForThisTurn(node)
    return node
  }
}
