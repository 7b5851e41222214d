public import UIKit

/// A coordinator with a result of any type.
@MainActor public protocol AnyCoordinator: AnyObject {
  /// The running flows that this one started, in the order in which they were started.
  var childCoordinators: [any AnyCoordinator] { get }

  /// The navigation controller in which the flow shows its screens; `nil` before it exists and after it is
  /// deallocated.
  var navigationController: UINavigationController? { get }

  /// Whether the flow has ended.
  var hasEnded: Bool { get }

  /// Shows the first screen.
  func start()

  /// Cancels the flow and the flows within it, and removes their screens.
  func cancel(animated: Bool)
}
