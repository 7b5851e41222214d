public import FoundationNetworking
public import UIKit

/// What may lead to another page.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  public let sourceFrame: WKFrameInfo
  public let targetFrame: WKFrameInfo?
  public let navigationType: WKNavigationType
  public let request: URLRequest

  init(_ request: URLRequest, of webView: WKWebView, type: WKNavigationType) {
    self.request = request
    navigationType = type
    targetFrame = WKFrameInfo(request, of: webView)
    sourceFrame = WKFrameInfo(
      webView.committed?.request ?? URLRequest(url: URL(string: "about:blank")!), of: webView)
    super.init()
  }

  open var shouldPerformDownload: Bool { false }
  open var modifierFlags: UIKeyModifierFlags { [] }
}
