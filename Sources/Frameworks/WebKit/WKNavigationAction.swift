public import FoundationNetworking
public import UIKit

/// An action that may cause navigation to another page.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  open private(set) var sourceFrame: WKFrameInfo
  open private(set) var targetFrame: WKFrameInfo?
  open private(set) var navigationType: WKNavigationType
  open private(set) var request: URLRequest

  public override init() {
    request = .blank
    navigationType = .other
    sourceFrame = WKFrameInfo()
    super.init()
  }

  init(_ request: URLRequest, of webView: WKWebView, type: WKNavigationType) {
    self.request = request
    navigationType = type
    targetFrame = WKFrameInfo(request, of: webView)
    sourceFrame = WKFrameInfo(
      webView.committed?.request ?? .blank, of: webView)
    super.init()
  }

  open var shouldPerformDownload: Bool { false }
  open var modifierFlags: UIKeyModifierFlags { [] }
}
