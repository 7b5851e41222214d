import UIKit

/// What a flow shows, and where, when another coordinator takes its place.
@MainActor struct FlowScreens {
  /// Where the other one shows its screens.
  let entrance: FlowEntrance
  private let claims: [ScreenClaim]
  /// The navigation controllers that the flow was given, which stay.
  private let containers: [ScreenClaim]
  private let screens: [UIViewController]
  /// Presents what the flow shows upon its other screens.
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
    // What stands in no container, and is about to be emptied, has nobody else to keep it.
    entrance.unshown = entrance.navigation ?? entrance.unshown
    self.entrance = entrance
  }

  /// The screens do not keep the former flow any more, the containers keep the other one.
  func handOver(to node: FlowNode) {
    for claim in claims { claim.release() }
    for container in containers {
      guard let screen = container.screen else { continue }
      node.claim(screen, as: container.place).isContainer = true
    }
  }

  /// Takes the screens off, with a transition.
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

  /// Lets go of what is shown now.
  func settle(_ node: FlowNode) {
    let navigation = node.coordinator.entrance.navigation
    if navigation?.viewControllers.isEmpty == false { node.coordinator.entrance.unshown = nil }
  }
}
