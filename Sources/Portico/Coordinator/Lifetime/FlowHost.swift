import UIKit

/// What the machinery asks of a coordinator.
@MainActor protocol FlowHost: AnyCoordinator, Sendable {
  var log: ((FlowEvent) -> Void)? { get }
  var node: FlowNode? { get }
  var entrance: FlowEntrance { get set }

  /// The node that keeps this coordinator, which runs from now on; `nil` after the end.
  ///
  /// - Parameters:
  ///   - parent: The flow that this one is a part of, if it is new.
  ///   - former: The node whose place it takes then.
  func requireNode(in parent: FlowNode?, insteadOf former: FlowNode?) -> FlowNode?

  /// Asked before a link takes the flow off.
  func shouldLeave() throws

  /// Nothing keeps the flow any more.
  ///
  /// - Parameter parent: The flow that it was a part of.
  func flowWasLeft(because cause: FlowEvent.Cause, in parent: FlowNode?)

  /// Ends the flow as cancelled, inner flows before it: whoever calls this takes its screens off.
  func flowIsTakenOff()

  /// Whether its screens are about to go by what ends it.
  var isTakenOff: Bool { get set }

  /// Ends this flow alone as cancelled.
  func endAsTakenOff()

  func show(_ screen: UIViewController, as place: FlowEvent.Place, mark: RouteMark, animated: Bool)

  func begin<Result>(
    _ child: Coordinator<Result>, in placement: Placement, animated: Bool, mark: RouteMark?,
    opening: (() -> Void)?, completion: @escaping (Outcome<Result>) -> Void)
}
