public import FoundationNetworking
public import UIKit

/// A view for web pages. There is no engine here: it shows the text of a page that is at hand, and the
/// address of one that is not.
@preconcurrency @MainActor open class WKWebView: UIView {
  private let ownConfiguration: WKWebViewConfiguration
  private let label = UILabel()
  /// The page that is being loaded.
  var underWay: WebLoad?
  /// The page that shows.
  var committed: WebPage?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    ownConfiguration = configuration.copy() as? WKWebViewConfiguration ?? configuration
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    ownConfiguration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    scrollView.addSubview(label)
    addSubview(scrollView)
  }

  /// A copy of what the view was made with.
  open var configuration: WKWebViewConfiguration {
    ownConfiguration.copy() as? WKWebViewConfiguration ?? ownConfiguration
  }
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) var scrollView = UIScrollView()
  open private(set) var backForwardList = WKBackForwardList()

  // MARK: State

  /// The title of the page that shows.
  open internal(set) var title: String? {
    didSet { _didSetObservedValue(of: self, "title") }
  }
  /// The address of the page that is being loaded or shows.
  open var url: URL? { underWay?.page.url ?? committed?.url }
  open internal(set) var isLoading = false {
    didSet { _didSetObservedValue(of: self, "isLoading") }
  }
  /// From 0 through 1.
  open internal(set) var estimatedProgress = 0.0 {
    didSet { _didSetObservedValue(of: self, "estimatedProgress") }
  }
  /// `false`: nothing comes over a secure connection.
  open var hasOnlySecureContent: Bool { false }
  open var canGoBack: Bool { backForwardList.backItem != nil }
  open var canGoForward: Bool { backForwardList.forwardItem != nil }

  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var mediaType: String?
  open var pageZoom: CGFloat = 1
  open var isInspectable = false
  open var isFindInteractionEnabled = false
  open var underPageBackgroundColor: UIColor! = .systemBackground

  /// Whether the view itself knows what to do with a scheme.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["about", "blob", "data", "file", "ftp", "http", "https", "ws", "wss"]
      .contains(urlScheme.lowercased())
  }

  // MARK: Loading

  /// Loads a file, or fails as without a network.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    begin(WebPage(request: request))
  }

  /// - Parameter readAccessURL: All that the app can read can be read here.
  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? { load(URLRequest(url: URL)) }

  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let request = URLRequest(url: baseURL ?? URL(string: "about:blank")!)
    return begin(
      WebPage(request: request, data: Data(string.utf8), givenType: "text/html", isListed: false))
  }

  /// - Parameter characterEncodingName: Text is taken for UTF-8 whatever it says.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    begin(
      WebPage(
        request: URLRequest(url: baseURL), data: data, givenType: MIMEType, isListed: false))
  }

  /// `nil` if no page shows.
  @discardableResult open func reload() -> WKNavigation? {
    committed.map { begin($0, type: .reload, item: backForwardList.currentItem) }
  }

  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

  @discardableResult open func goBack() -> WKNavigation? {
    backForwardList.backItem.flatMap(go(to:))
  }

  @discardableResult open func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap(go(to:))
  }

  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.contains(item) else { return nil }
    return begin(
      WebPage(request: URLRequest(url: item.url)), type: .backForward, item: item)
  }

  open func stopLoading() {
    guard let stopped = underWay else { return }
    end(stopped.navigation)
    let (navigation, error) = (stopped.navigation, stopped.page.failure(.cancelled))
    DispatchQueue.main.async { [self] in
      switch stopped.state {
      case .asked: break
      case .provisional:
        navigationDelegate?.webView(
          self, didFailProvisionalNavigation: navigation, withError: error)
      case .committed:
        navigationDelegate?.webView(self, didFail: navigation, withError: error)
      }
    }
  }

  // MARK: Scripts

  /// Fails: there is no JavaScript.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(nil, Self.scriptFailure) }
  }

  // MARK: Showing

  func show(_ text: String) {
    label.text = text
    setNeedsLayout()
  }

  /// What the view shows as text.
  package var shownText: String { label.text ?? "" }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let width = max(bounds.width - 16, 0)
    let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(x: 8, y: 8, width: width, height: fitting.height)
    scrollView.contentSize = CGSize(width: bounds.width, height: fitting.height + 16)
  }

  /// Draws what shows into an image.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    let part = snapshotConfiguration?.rect ?? .null
    let area = part.isNull ? bounds : part
    DispatchQueue.main.async { [self] in
      guard !area.isEmpty else { return completionHandler(nil, WKError(.unknown)) }
      let image = UIGraphicsImageRenderer(size: area.size).image { context in
        context.cgContext.translateBy(x: -area.minX, y: -area.minY)
        layer.render(in: context.cgContext)
      }
      completionHandler(image, nil)
    }
  }
}
