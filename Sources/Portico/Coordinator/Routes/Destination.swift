public import UIKit

/// The screen or child flow that a flow shows at a route.
@MainActor public struct Destination {
  enum Content {
    case screen(FlowEvent.Place, make: () -> UIViewController)
    case flow(FlowDestination)
  }

  let content: Content

  /// Whether it is shown beside other flows, and not on top of them.
  var isBeside: Bool {
    if case .flow(let flow) = content { flow.placement.kind.isBeside } else { false }
  }

  /// Returns a screen that is pushed, as ``Coordinator/push(_:animated:)-(UIViewController,_)`` does.
  ///
  /// - Parameter make: Creates the screen when it is shown.
  public static func screen(_ make: @escaping () -> UIViewController) -> Destination {
    Destination(content: .screen(.pushed, make: make))
  }

  /// Returns a screen that is presented.
  ///
  /// - Parameter make: Creates the screen when it is shown.
  public static func presented(_ make: @escaping () -> UIViewController) -> Destination {
    Destination(content: .screen(.presented, make: make))
  }

  /// Returns a child flow that begins with its `start()`.
  ///
  /// - Parameters:
  ///   - child: A coordinator that has not started. It is discarded if a flow of its class and `id` is already running
  ///     there.
  ///   - placement: The place in which the child shows its screens.
  ///   - id: Distinguishes flows of the same class.
  ///   - completion: A closure that is called once, when the child has ended.
  public static func flow<Output>(
    _ child: Coordinator<Output>, in placement: Placement = .stack, id: AnyHashable? = nil,
    completion: @escaping (Outcome<Output>) -> Void = { _ in }
  ) -> Destination {
    flow(child, route: nil, placement, id, completion)
  }

  /// Returns a child flow that begins with one of its routes.
  ///
  /// - Parameters:
  ///   - child: A coordinator that has not started. If a flow of its class and `id` is already running there, the
  ///     coordinator is discarded and the running flow navigates to the route.
  ///   - route: The route that the child shows.
  ///   - placement: The place in which the child shows its screens.
  ///   - id: Distinguishes flows of the same class.
  ///   - completion: A closure that is called once, when the child has ended.
  public static func flow<Output, Child: Coordinator<Output> & RoutedCoordinator>(
    _ child: Child, to route: Child.Route, in placement: Placement = .stack,
    id: AnyHashable? = nil, completion: @escaping (Outcome<Output>) -> Void = { _ in }
  ) -> Destination {
    flow(child, route: route, placement, id, completion)
  }

  private static func flow<Output>(
    _ child: Coordinator<Output>, route: (any Route)?, _ placement: Placement,
    _ id: AnyHashable?, _ completion: @escaping (Outcome<Output>) -> Void
  ) -> Destination {
    let begin = {
      (parent: any FlowHost, mark: RouteMark, animated: Bool, opening: (() -> Void)?) in
      parent.begin(
        child, in: placement, animated: animated, mark: mark, opening: opening,
        completion: completion)
    }
    return Destination(
      content: .flow(
        FlowDestination(child: child, route: route, placement: placement, id: id, begin: begin)))
  }
}

/// A child flow at a route.
@MainActor struct FlowDestination {
  let child: any FlowHost
  /// The route of the child, or `nil` if it begins with its `start()`.
  let route: (any Route)?
  let placement: Placement
  let id: AnyHashable?
  /// Starts the child in a parent flow.
  let begin: (_ parent: any FlowHost, RouteMark, _ animated: Bool, _ opening: (() -> Void)?) -> Void

  /// Returns whether the running flow of `node` is at this destination.
  func isRunning(in node: FlowNode) -> Bool {
    guard let mark = node.mark, !node.coordinator.hasEnded else { return false }
    return mark.id == id && node.placement == placement.kind
      && type(of: node.coordinator) == type(of: child)
  }
}
