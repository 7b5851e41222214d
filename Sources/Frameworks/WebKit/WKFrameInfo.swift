public import Foundation
public import FoundationNetworking

/// A frame of a page.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  public let isMainFrame = true
  public let request: URLRequest
  public let securityOrigin: WKSecurityOrigin
  public private(set) weak var webView: WKWebView?

  init(_ request: URLRequest, of webView: WKWebView) {
    self.request = request
    self.webView = webView
    securityOrigin = WKSecurityOrigin(request.url)
    super.init()
  }
}
