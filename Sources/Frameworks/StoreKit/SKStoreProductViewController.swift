public import UIKit

/// A view controller for a product of the store. There are no products, so the user can only close it.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) }
  }

  @discardableResult
  public func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
    throw SKError(.storeProductNotAvailable)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    var message = UIContentUnavailableConfiguration.empty()
    message.text = "Cannot Connect to App Store"
    page.contentUnavailableConfiguration = message
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Done",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        if let delegate {
          delegate.productViewControllerDidFinish(self)
        } else {
          dismiss(animated: true)
        }
      })
    let navigation = UINavigationController(rootViewController: page)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
