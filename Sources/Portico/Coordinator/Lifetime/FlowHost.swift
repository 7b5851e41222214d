import UIKit

/// The internal interface of a coordinator, independent of its result type.
@MainActor protocol FlowHost: AnyCoordinator, Sendable {
  var log: ((FlowEvent) -> Void)? { get }
  var node: FlowNode? { get }
  var entrance: FlowEntrance { get set }

  /// Returns the node that retains this coordinator, and starts the flow if it is new. Returns `nil` if the flow has ended.
  ///
  /// - Parameters:
  ///   - parent: The parent flow of a new flow.
  ///   - former: The node that the new node replaces in the parent.
  func requireNode(in parent: FlowNode?, insteadOf former: FlowNode?) -> FlowNode?

  /// Called before a link closes the flow. Throws the reason if the flow can't be left now.
  func shouldLeave() throws

  /// Called when the flow's node is deallocated. Cancels the flow.
  ///
  /// - Parameter parent: The parent flow.
  func flowWasLeft(because cause: FlowEvent.Cause, in parent: FlowNode?)

  /// Cancels the inner flows and then this flow. The caller removes their screens.
  func flowIsTakenOff()

  /// Whether the flow is being ended by something that also removes its screens.
  var isTakenOff: Bool { get set }

  /// Cancels this flow, but no inner flow.
  func endAsTakenOff()

  func show(_ screen: UIViewController, as place: FlowEvent.Place, mark: RouteMark, animated: Bool)

  func begin<Result>(
    _ child: Coordinator<Result>, in placement: Placement, animated: Bool, mark: RouteMark?,
    opening: (() -> Void)?, completion: @escaping (Outcome<Result>) -> Void)
}
