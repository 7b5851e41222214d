public import Foundation

/// A message of a page's script.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  public let body: Any
  public let name: String
  public let frameInfo: WKFrameInfo
  public private(set) weak var webView: WKWebView?

  init(_ body: Any, name: String, frameInfo: WKFrameInfo) {
    self.body = body
    self.name = name
    self.frameInfo = frameInfo
    webView = frameInfo.webView
    super.init()
  }
}
