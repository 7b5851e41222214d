import Portico
import UIKit

/// The flow that shows the issues that the user has saved.
final class SavedCoordinator: Coordinator<Void> {
  override func start() { push(SavedViewController.make(Issue.saved)) }
}
