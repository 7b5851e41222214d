public import UIKit

/// A coordinator, whatever the result of its flow is.
@MainActor public protocol AnyCoordinator: AnyObject {
  /// The flows that this one started and that have not ended, in the order in which they were started.
  var childCoordinators: [any AnyCoordinator] { get }

  /// Where the flow shows its screens; `nil` while there is none, and after it is gone.
  var navigationController: UINavigationController? { get }

  /// Whether the flow has ended.
  var hasEnded: Bool { get }

  /// Shows the first screen.
  func start()

  /// Ends the flow and those that are a part of it as cancelled, and takes their screens off.
  func cancel(animated: Bool)
}
