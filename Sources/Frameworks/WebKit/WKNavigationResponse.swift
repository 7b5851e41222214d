public import Foundation
public import FoundationNetworking

/// What came for a request.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  public let isForMainFrame = true
  public let response: URLResponse

  init(_ page: WebPage, _ contents: String) {
    response = URLResponse(
      url: page.url, mimeType: page.mimeType, expectedContentLength: contents.utf8.count,
      textEncodingName: "utf-8")
    super.init()
  }

  open var canShowMIMEType: Bool { true }
}
