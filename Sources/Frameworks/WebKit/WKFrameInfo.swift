public import Foundation
public import FoundationNetworking

/// A frame of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  open private(set) var isMainFrame = true
  open private(set) var request: URLRequest
  open private(set) var securityOrigin: WKSecurityOrigin
  open private(set) weak var webView: WKWebView?

  public override init() {
    request = .blank
    securityOrigin = WKSecurityOrigin(nil)
    super.init()
  }

  init(_ request: URLRequest, of webView: WKWebView) {
    self.request = request
    self.webView = webView
    securityOrigin = WKSecurityOrigin(request.url)
    super.init()
  }
}
