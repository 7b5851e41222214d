import Portico
import UIKit

/// Shows the issues that the person has saved.
final class SavedCoordinator: Coordinator<Void> {
  override func start() { push(SavedViewController.make(Issue.saved)) }
}
