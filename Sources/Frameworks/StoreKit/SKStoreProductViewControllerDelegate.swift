public import Foundation

/// Is told that a product was closed, and dismisses its view controller.
@preconcurrency public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    MainActor.assumeIsolated { viewController.dismiss(animated: true) }
  }
}
