public import Foundation

/// The method that reports that the user closed the product, and in which the delegate dismisses the view
/// controller.
@preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    MainActor.assumeIsolated { viewController.dismiss(animated: true) }
  }
}
