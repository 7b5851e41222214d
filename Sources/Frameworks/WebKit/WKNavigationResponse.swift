public import Foundation
public import FoundationNetworking

/// What came for a request.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  public let isForMainFrame = true
  public let response: URLResponse

  init(_ page: WebPage, _ data: Data) {
    response = URLResponse(
      url: page.url, mimeType: page.mimeType, expectedContentLength: data.count,
      textEncodingName: "utf-8")
    super.init()
  }

  open var canShowMIMEType: Bool { true }
}
