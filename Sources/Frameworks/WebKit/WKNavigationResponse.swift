public import Foundation
public import FoundationNetworking

/// The response to a request.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  open private(set) var isForMainFrame = true
  open private(set) var response: URLResponse

  public override init() {
    response = URLResponse(
      url: URLRequest.blank.url!, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    super.init()
  }

  init(_ page: WebPage, _ data: Data) {
    response = URLResponse(
      url: page.url, mimeType: page.mimeType, expectedContentLength: data.count,
      textEncodingName: "utf-8")
    super.init()
  }

  open var canShowMIMEType: Bool { true }
}
