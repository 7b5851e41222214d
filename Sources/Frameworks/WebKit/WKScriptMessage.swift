public import Foundation

/// A message from a page's script.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  open private(set) var body: Any
  open private(set) var name: String
  open private(set) var frameInfo: WKFrameInfo
  open private(set) weak var webView: WKWebView?

  public override init() {
    body = NSNull()
    name = ""
    frameInfo = WKFrameInfo()
    super.init()
  }

  init(_ body: Any, name: String, frameInfo: WKFrameInfo) {
    self.body = body
    self.name = name
    self.frameInfo = frameInfo
    webView = frameInfo.webView
    super.init()
  }
}
