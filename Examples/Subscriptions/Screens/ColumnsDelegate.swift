import UIKit

/// Shows the first column where there is room for one only, as long as nothing is chosen.
final class ColumnsDelegate: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ split: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    split.viewController(for: .secondary) is NothingChosenViewController ? .primary : column
  }
}
