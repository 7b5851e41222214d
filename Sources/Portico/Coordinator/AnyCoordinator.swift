public import UIKit

/// A coordinator with a result of any type. Its only direct subclass is ``Coordinator``, which your coordinators inherit
/// from.
@MainActor open class AnyCoordinator {
  enum State {
    case new, running, ended
  }

  final var state = State.new
  final weak var node: FlowNode?
  final var entrance: FlowEntrance

  init(_ entrance: FlowEntrance) {
    self.entrance = entrance
  }

  /// The running child flows of this flow, in the order in which they were started.
  public final var childCoordinators: [AnyCoordinator] { node?.runningChildren ?? [] }

  /// The navigation controller in which the flow shows its screens; `nil` before it exists and after it is
  /// deallocated.
  public final var navigationController: UINavigationController? { entrance.innermost }

  /// A Boolean value that indicates whether the flow has ended.
  public final var hasEnded: Bool { state == .ended }

  /// Shows the first screen.
  open func start() {}

  /// Cancels the flow and the flows within it, and removes their screens.
  public func cancel(animated: Bool = true) {}
}
