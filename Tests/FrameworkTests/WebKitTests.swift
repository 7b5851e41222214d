import PorticoTesting
import Testing
import WebKit

@MainActor @Suite("WebKit") struct WebKitTests {
  final class Log: NSObject, WKNavigationDelegate {
    var steps: [String] = []
    var stops = false
    var stopsLate = false
    var errors: [NSError] = []

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      steps.append("start \(webView.isLoading)")
      if stops { webView.stopLoading() }
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      steps.append("commit \(webView.title ?? "none")")
      if stopsLate { webView.stopLoading() }
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      steps.append("finish \(webView.isLoading) \(webView.estimatedProgress)")
    }
    func webView(
      _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {
      steps.append("fail late")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      steps.append("fail \(webView.url?.absoluteString ?? "none")")
      errors.append(error as NSError)
    }
  }

  final class Gate: NSObject, WKNavigationDelegate {
    var asked: [String] = []
    var failures = 0

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      asked.append("\(navigationAction.navigationType)")
      let url = navigationAction.request.url
      decisionHandler(url?.scheme == "tel" ? .cancel : .allow)
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
      asked.append("response \(navigationResponse.response.expectedContentLength)")
      return .cancel
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      failures += (error as NSError).code
    }
  }

  func temporaryPage(_ html: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    try html.write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  @Test("shows a page's title and text, step by step")
  func htmlString() async throws {
    let log = Log()
    let controller = UIViewController()
    let web = WKWebView()
    controller.view = web
    web.navigationDelegate = log
    var progress: [Double] = []
    let observation = web.observe(\.estimatedProgress, options: [.new]) { _, change in
      progress.append(change.newValue ?? -1)
    }
    let screen = Screen(controller)
    let page = "<head><title>Terms</title></head><body><p>Be <b>kind</b>.</p></body>"
    #expect(web.loadHTMLString(page, baseURL: nil) != nil)
    #expect(log.steps == [] && web.isLoading)
    try await waitUntil("the page is there") { !web.isLoading }
    #expect(log.steps == ["start true", "commit Terms", "finish false 1.0"])
    #expect(screen.shows(containing: "Be kind."))
    #expect(progress == [0.1, 0.5, 1])
    #expect(web.url?.absoluteString == "about:blank" && !web.canGoBack)
    observation.invalidate()
    screen.close()
  }

  /// As the plugin writes it.
  final class NamedObserver: NSObject, _ObservesValues {
    var changes: [String] = []

    func _observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      changes.append("\(keyPath ?? "") \(change?[.newKey] ?? "none")")
    }
  }

  @Test("tells observers of its properties by name")
  func names() async throws {
    let (web, observer) = (WKWebView(), NamedObserver())
    for name in ["estimatedProgress", "title", "loading"] {
      web.addObserver(observer, forKeyPath: name, options: .new, context: nil)
    }
    web.loadHTMLString("<head><title>Terms</title></head>", baseURL: nil)
    try await waitUntil("the page is there") { !web.isLoading }
    #expect(observer.changes.filter { $0.hasPrefix("estimated") }.count == 3)
    #expect(observer.changes.contains("title Terms"))
    let loading = observer.changes.filter { $0.hasPrefix("loading") }
    #expect(loading == ["loading true", "loading false"])
  }

  @Test("shows the address of a page in the network, and fails as without one")
  func offline() async throws {
    let log = Log()
    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    web.navigationDelegate = log
    let url = try #require(URL(string: "https://example.com/terms"))
    web.load(URLRequest(url: url))
    #expect(web.url == url)
    try await waitUntil("the page failed") { !log.errors.isEmpty }
    #expect(log.steps == ["start true", "fail none"])
    #expect(log.errors.map(\.domain) == [NSURLErrorDomain])
    #expect(log.errors.map(\.code) == [NSURLErrorNotConnectedToInternet])
    #expect(log.errors[0].userInfo[NSURLErrorFailingURLErrorKey] as? URL == url)
    #expect(web.shownText == "https://example.com/terms")
    #expect(web.reload() == nil)
  }

  @Test("goes back and forward between files")
  func files() async throws {
    let web = WKWebView()
    let (one, two) = (
      try temporaryPage("<title>One</title>"), try temporaryPage("<title>Two</title>")
    )
    web.loadFileURL(one, allowingReadAccessTo: one)
    try await waitUntil("one is there") { web.title == "One" && !web.isLoading }
    web.load(URLRequest(url: two))
    try await waitUntil("two is there") { web.title == "Two" && !web.isLoading }
    #expect(web.canGoBack && !web.canGoForward)
    #expect(web.goBack() != nil)
    try await waitUntil("one is there") { web.title == "One" && !web.isLoading }
    #expect(web.backForwardList.forwardItem?.url == two)
    #expect(!web.canGoBack && web.canGoForward)
    #expect(web.reload() != nil)
    try await waitUntil("one is there again") { !web.isLoading }
    #expect(web.backForwardList.forwardList.count == 1)
  }

  @Test("shows a text as it is, and the name of what is no text")
  func otherFiles() async throws {
    let web = WKWebView()
    let folder = FileManager.default.temporaryDirectory
    let text = folder.appendingPathComponent("\(UUID()).txt")
    try "a <b> c".write(to: text, atomically: true, encoding: .utf8)
    web.load(URLRequest(url: text))
    try await waitUntil("the text is there") { !web.isLoading }
    #expect(web.shownText == "a <b> c" && web.title == "")
    let image = folder.appendingPathComponent("\(UUID()).png")
    try Data([0x89, 0x50, 0, 0xff]).write(to: image)
    web.load(URLRequest(url: image))
    try await waitUntil("the image is there") { !web.isLoading }
    #expect(web.shownText == image.lastPathComponent)
    web.load(
      Data("<p>é".utf8), mimeType: "text/html", characterEncodingName: "utf-8", baseURL: folder)
    try await waitUntil("the data is there") { !web.isLoading }
    #expect(web.shownText == "é" && web.url == folder)
  }

  @Test("asks whether to go on, with either form of the question")
  func policies() async throws {
    let gate = Gate()
    let web = WKWebView()
    web.navigationDelegate = gate
    web.load(URLRequest(url: try #require(URL(string: "tel:123"))))
    try await waitUntil("the call is refused") { !web.isLoading }
    #expect(gate.asked == ["other"] && gate.failures == 0)
    web.load(URLRequest(url: try temporaryPage("<p>Hi</p>")))
    try await waitUntil("the response is refused") { !web.isLoading }
    #expect(gate.asked == ["other", "other", "response 9"])
    #expect(gate.failures == 102 && web.title == nil)
  }

  @Test("tells that loading was stopped once it began")
  func stopping() async throws {
    let log = Log()
    let web = WKWebView()
    web.navigationDelegate = log
    web.loadHTMLString("<p>One</p>", baseURL: nil)
    web.stopLoading()
    #expect(!web.isLoading)
    log.stops = true
    web.loadHTMLString("<p>Two</p>", baseURL: nil)
    try await waitUntil("two is stopped") { !log.errors.isEmpty }
    #expect(log.errors.map(\.code) == [NSURLErrorCancelled])
    #expect(log.steps == ["start true", "fail none"])
    (log.steps, log.stops, log.stopsLate) = ([], false, true)
    web.loadHTMLString("<title>Three</title>", baseURL: nil)
    try await waitUntil("three is stopped") { log.steps.last == "fail late" }
    #expect(log.steps == ["start true", "commit Three", "fail late"])
  }

  @Test("runs no script")
  func scripts() async throws {
    let web = WKWebView()
    await #expect(throws: WKError.self) { _ = try await web.evaluateJavaScript("1 + 1") }
    var code: WKError.Code?
    web.evaluateJavaScript("document.title") { value, error in
      #expect(value == nil)
      code = (error as? WKError)?.code
    }
    try await waitUntil("the script failed") { code != nil }
    #expect(code == .javaScriptExceptionOccurred)
  }

  @Test("copies its configuration, but not what is in it")
  func configuration() {
    let configuration = WKWebViewConfiguration()
    let script = WKUserScript(
      source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
    configuration.userContentController.addUserScript(script)
    configuration.allowsInlineMediaPlayback = true
    let web = WKWebView(frame: .zero, configuration: configuration)
    configuration.allowsInlineMediaPlayback = false
    #expect(web.configuration.allowsInlineMediaPlayback)
    #expect(web.configuration.userContentController.userScripts == [script])
  }

  @Test("keeps the cookies that the app sets")
  func cookies() async throws {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    func cookie(_ value: String) throws -> HTTPCookie {
      try #require(
        HTTPCookie(properties: [.name: "id", .value: value, .domain: "a.com", .path: "/"]))
    }
    await store.setCookie(try cookie("1"))
    await store.setCookie(try cookie("2"))
    #expect(await store.allCookies().map(\.value) == ["2"])
    await store.deleteCookie(try cookie("3"))
    #expect(await store.allCookies().isEmpty)
  }

  @Test(
    "reads text out of a page",
    arguments: [
      ("<ul><li>a<li>b</ul>", "• a\n• b"),
      ("<p>1 &lt; 2 &amp; 3&#33;&#x41; &unknown; &", "1 < 2 & 3!A &unknown; &"),
      ("<script>if (a<b) {}</script>x<style>p{}</style> <!-- <p>no --> y", "x y"),
      ("a < b <br> c", "a < b\nc"), ("<p", ""), ("<head><title>no</title></head><p>yes", "yes"),
    ])
  func text(html: String, text: String) {
    #expect(HTMLText(html).text == text)
  }
}
