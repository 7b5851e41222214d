import UIKit

/// The screens of a flow, and their place, when another coordinator replaces its coordinator.
@MainActor struct FlowScreens {
  /// The place in which the other coordinator shows its screens.
  let entrance: FlowEntrance
  private let claims: [ScreenClaim]
  /// The navigation controllers of the flow, which stay.
  private let containers: [ScreenClaim]
  private let screens: [UIViewController]
  /// The controller that presents the flow's first presented screen.
  private let presenter: UIViewController?

  init(of node: FlowNode, in entrance: FlowEntrance) {
    claims = node.claimsOfFlow
    let own = entrance.window == nil ? node.claims.filter(\.isContainer) : []
    containers = own
    screens = claims.compactMap(\.screen)
    presenter =
      claims.lazy.filter { claim in claim.place == .presented && !own.contains { $0 === claim } }
      .compactMap { $0.screen?.presentingViewController }.first
    var entrance = entrance
    if entrance.window != nil {
      entrance.navigation = nil
      entrance.container = nil
    }
    // The navigation controller is about to be emptied and may be in no container, so nothing else would retain it.
    entrance.unshown = entrance.navigation ?? entrance.unshown
    self.entrance = entrance
  }

  /// Makes the screens release the former flow, and the containers retain the other one.
  func handOver(to node: FlowNode) {
    for claim in claims { claim.release() }
    for container in containers {
      guard let screen = container.screen else { continue }
      node.claim(screen, as: container.place).isContainer = true
    }
  }

  /// Removes the screens, as part of a transition.
  func clear(_ transition: Transition) {
    guard let navigation = entrance.navigation else {
      presenter?.dismiss(animated: false)
      return
    }
    transition.presenter = presenter
    let gone = Set(screens.map(ObjectIdentifier.init))
    let stack = navigation.viewControllers
    let first = stack.firstIndex { gone.contains(ObjectIdentifier($0)) } ?? stack.count
    transition.set(Array(stack[..<first]), on: navigation)
  }

  /// Releases the navigation controller if it holds a screen.
  func settle(_ node: FlowNode) {
    let navigation = node.coordinator.entrance.navigation
    if navigation?.viewControllers.isEmpty == false { node.coordinator.entrance.unshown = nil }
  }
}
