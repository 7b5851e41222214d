import Foundation
import FoundationNetworking

/// What a web view was asked for, and can read without a network.
struct WebPage {
  let request: URLRequest
  /// The page itself; `nil` if it must be fetched from the address.
  var html: String?
  var mimeType = "text/html"
  /// Whether going back can lead to it.
  var isListed = true

  var url: URL { request.url ?? URL(string: "about:blank")! }

  /// Reads the page; an address of the network fails as on a phone without one.
  func read() throws(URLError) -> String {
    if let html { return html }
    if url.isFileURL {
      guard let data = try? Data(contentsOf: url) else { throw failure(.fileDoesNotExist) }
      return String(decoding: data, as: UTF8.self)
    }
    switch url.scheme?.lowercased() {
    case "about": return ""
    case "http", "https": throw failure(.notConnectedToInternet)
    default: throw failure(.unsupportedURL)
    }
  }

  func failure(_ code: URLError.Code) -> URLError {
    let reason =
      switch code {
      case .notConnectedToInternet: "The Internet connection appears to be offline."
      case .fileDoesNotExist: "The requested URL was not found on this server."
      case .cancelled: "cancelled"
      default: "unsupported URL"
      }
    return URLError(
      code,
      userInfo: [
        NSLocalizedDescriptionKey: reason, NSURLErrorFailingURLErrorKey: url,
      ])
  }
}
