public import UIKit

/// A view controller for choosing photos. The library is empty, so the user can only cancel it.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  open private(set) var configuration: PHPickerConfiguration

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open weak var delegate: (any PHPickerViewControllerDelegate)?

  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier after: String?) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    let library = UIViewController()
    var message = UIContentUnavailableConfiguration.empty()
    message.text = "No Photos"
    library.title = "Photos"
    library.contentUnavailableConfiguration = message
    library.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.picker(self, didFinishPicking: [])
      })
    let navigation = UINavigationController(rootViewController: library)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }
}
