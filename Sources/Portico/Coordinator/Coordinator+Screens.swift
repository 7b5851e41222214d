public import UIKit

extension Coordinator {
  /// Pushes a screen on the flow's navigation controller. The first screen of a flow that has a window becomes
  /// the window's root, in a new navigation controller.
  public final func push(_ screen: UIViewController, animated: Bool = true) {
    push([screen], animated: animated)
  }

  /// Pushes several screens in one transition, as a link into the middle of a flow does.
  public final func push(_ screens: [UIViewController], animated: Bool = true) {
    guard let node = requireNode(), !screens.isEmpty else { return }
    guard entrance.navigation != nil || entrance.window != nil || entrance.present != nil else {
      precondition(
        entrance.hasPlace,
        "\(self) has nowhere to push a screen: make it with a navigation controller or a window, or start it as a child."
      )
      return
    }
    let navigation = entrance.navigation ?? UINavigationController()
    let claims = screens.map { node.claim($0) }
    let isFirst = navigation.viewControllers.isEmpty
    if screens.count == 1 {
      navigation.pushViewController(screens[0], animated: animated && !isFirst)
    } else {
      navigation.setViewControllers(
        navigation.viewControllers + screens, animated: animated && !isFirst)
    }
    if entrance.navigation == nil {
      entrance.navigation = navigation
      if let window = entrance.window {
        for claim in claims { claim.window = window }
        window.rootViewController = navigation
        window.makeKeyAndVisible()
      }
    }
    if let present = entrance.present {
      entrance.present = nil
      node.claim(navigation).isPresented = true
      present(navigation)
    }
    entrance.unshown = nil
    for claim in claims { claim.check() }
  }

  /// Presents a screen over everything that the flow's navigation controller shows.
  public final func present(
    _ screen: UIViewController, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let node = requireNode() else { return }
    guard entrance.topPresenter != nil else {
      precondition(
        entrance.hasPlace,
        "\(self) has nowhere to present a screen from: push one or make one the window's root first."
      )
      return
    }
    let claim = node.claim(screen)
    claim.isPresented = true
    entrance.unshown = nil
    presentOnTop(screen, animated: animated, completion: completion)
    claim.check()
  }

  final func presentOnTop(
    _ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    PresentationQueue.present(screen, animated: animated, completion: completion) { [weak self] in
      guard let self, state != .ended || node != nil else { return nil }
      return entrance.topPresenter
    }
  }

  /// Makes a screen, such as a tab bar controller, the root of the window that this coordinator was made with.
  public final func setRoot(_ screen: UIViewController) {
    guard let node = requireNode() else { return }
    guard let window = entrance.window else {
      precondition(entrance.hasPlace, "\(self) was not made with a window to set the root of.")
      return
    }
    let claim = node.claim(screen)
    claim.window = window
    if let navigation = screen as? UINavigationController { entrance.navigation = navigation }
    window.rootViewController = screen
    window.makeKeyAndVisible()
    claim.check()
  }

  /// Makes a screen one of this flow's that is shown in another way: by UIKit's own methods, in a tab or by a
  /// container of the app.
  ///
  /// Call it before, or in the same turn. The flow then lives as long as the screen is reachable.
  public final func own(_ screen: UIViewController) {
    requireNode()?.claim(screen).check()
  }

  /// Takes off the screens that this flow and its children show: dismisses what they presented and goes back
  /// to the screen before the first that they pushed. That ends the flow, as cancelled unless it finished before.
  ///
  /// A screen that is the first of its navigation controller stays.
  public final func close(animated: Bool = true) {
    guard let node else { return }
    let claims = node.claimsOfFlow
    let presented = claims.first { $0.isPresented && $0.screen?.presentingViewController != nil }
    presented?.screen?.presentingViewController?.dismiss(animated: animated)
    var screens: Set<ObjectIdentifier> = []
    for claim in claims where !claim.isPresented {
      if let screen = claim.screen { screens.insert(ObjectIdentifier(screen)) }
    }
    for claim in claims {
      guard let navigation = claim.screen?.parent as? UINavigationController,
        let index = navigation.viewControllers.firstIndex(where: {
          screens.contains(ObjectIdentifier($0))
        }), index > 0
      else { continue }
      navigation.popToViewController(
        navigation.viewControllers[index - 1], animated: animated && presented == nil)
    }
  }

  /// The node that keeps this coordinator; `nil` after the end.
  final func requireNode() -> FlowNode? {
    MainActor.assertIsolated("Coordinators are used on the main thread.")
    guard state != .ended else { return nil }
    state = .running
    if let node { return node }
    let node = FlowNode(self)
    self.node = node
    keepForThisTurn(node)
    return node
  }
}
