import UIKit

/// Adds a button to each screen of an example that shows the screen's sources and report.
final class CodeButtons: NSObject, UINavigationControllerDelegate {
  var inspect: ((UIViewController) -> Void)?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    let item = viewController.navigationItem
    let items = item.rightBarButtonItems ?? []
    guard !(viewController is any GalleryScreen),
      !items.contains(where: { $0.accessibilityIdentifier == "Code" })
    else { return }
    let button = UIBarButtonItem(
      title: "Code",
      primaryAction: UIAction(title: "Code") { [weak self, weak viewController] _ in
        if let viewController { self?.inspect?(viewController) }
      })
    button.accessibilityIdentifier = "Code"
    item.rightBarButtonItems = items + [button]
  }
}
