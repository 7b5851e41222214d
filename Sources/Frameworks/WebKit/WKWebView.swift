public import FoundationNetworking
public import UIKit

/// A view for web pages. There's no browser engine, so it displays the text of a page that's available locally, or
/// the URL of any other page.
@preconcurrency @MainActor open class WKWebView: UIView {
  private let ownConfiguration: WKWebViewConfiguration
  private let label = UILabel()
  /// The current load, or `nil`.
  var underWay: WebLoad?
  /// The displayed page.
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
    _ = Self.observedByName
    backgroundColor = .systemBackground
    label.numberOfLines = 0
    scrollView.addSubview(label)
    addSubview(scrollView)
  }

  /// A copy of the configuration with which the view was created.
  open var configuration: WKWebViewConfiguration {
    ownConfiguration.copy() as? WKWebViewConfiguration ?? ownConfiguration
  }
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) var scrollView = UIScrollView()
  open private(set) var backForwardList = WKBackForwardList()

  // MARK: State

  /// The title of the displayed page.
  open internal(set) var title: String? {
    didSet { _didSetObservedValue(of: self, "title") }
  }
  /// The URL of the page that's being loaded, otherwise of the displayed page.
  open var url: URL? { underWay?.page.url ?? committed?.url }
  open internal(set) var isLoading = false {
    didSet { _didSetObservedValue(of: self, "isLoading") }
  }
  /// The estimated progress, from 0 through 1.
  open internal(set) var estimatedProgress = 0.0 {
    didSet { _didSetObservedValue(of: self, "estimatedProgress") }
  }
  /// Always `false`, because no content is loaded through a secure connection.
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

  /// Returns `true` if web views handle a URL scheme themselves.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["about", "blob", "data", "file", "ftp", "http", "https", "ws", "wss"]
      .contains(urlScheme.lowercased())
  }

  // MARK: Loading

  /// Loads a file, or an empty page for `about:blank`. The loading of other URLs fails, for websites as if there were
  /// no network connection.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    begin(WebPage(request: request))
  }

  /// - Parameter readAccessURL: Ignored: the page can read every file that the app can read.
  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? { load(URLRequest(url: URL)) }

  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let request = URLRequest(url: baseURL ?? URL(string: "about:blank")!)
    return begin(
      WebPage(request: request, data: Data(string.utf8), givenType: "text/html", isListed: false))
  }

  /// - Parameter characterEncodingName: Ignored: text is decoded as UTF-8, and HTML that isn't UTF-8 as Latin-1.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    begin(
      WebPage(
        request: URLRequest(url: baseURL), data: data, givenType: MIMEType, isListed: false))
  }

  /// Reloads the displayed page. Returns `nil` if there's none.
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

  /// Fails, because JavaScript isn't supported.
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

  /// The text that the view displays.
  package var shownText: String { label.text ?? "" }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let width = max(bounds.width - 16, 0)
    let fitting = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    label.frame = CGRect(x: 8, y: 8, width: width, height: fitting.height)
    scrollView.contentSize = CGSize(width: bounds.width, height: fitting.height + 16)
  }

  /// Draws the view, or a part of it, into an image.
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
