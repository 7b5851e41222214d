public import UIKit

/// A browser for one URL. There's no network, so it displays the URL.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  private let url: URL
  private let ownConfiguration: Configuration
  private let page = UIViewController()

  /// - Parameter URL: A URL with the scheme `http` or `https`.
  public init(url URL: URL, configuration: Configuration) {
    guard ["http", "https"].contains(URL.scheme?.lowercased()) else {
      fatalError(
        "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
    }
    url = URL
    ownConfiguration = configuration.copy() as? Configuration ?? configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var configuration: Configuration {
    ownConfiguration.copy() as? Configuration ?? ownConfiguration
  }
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle: DismissButtonStyle = .done { didSet { showButton() } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    var message = UIContentUnavailableConfiguration.empty()
    message.text = url.absoluteString
    message.secondaryText = "The Internet connection appears to be offline."
    page.contentUnavailableConfiguration = message
    page.title = url.host
    showButton()
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.barTintColor = preferredBarTintColor
    navigation.navigationBar.tintColor = preferredControlTintColor
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    DispatchQueue.main.async { [self] in
      delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }
  }

  private func showButton() {
    let titles: [DismissButtonStyle: String] = [.close: "Close", .cancel: "Cancel"]
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: titles[dismissButtonStyle] ?? "Done",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.safariViewControllerDidFinish(self)
        dismiss(animated: true)
      })
  }

  /// Opens no connections.
  @discardableResult
  open class func prewarmConnections(to URLs: [URL]) -> PrewarmingToken { PrewarmingToken() }
}
