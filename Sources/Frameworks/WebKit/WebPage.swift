import Foundation
import FoundationNetworking

/// A page that a web view is asked to load. It can be read without a network if its data is local.
struct WebPage {
  let request: URLRequest
  /// The page's data, or `nil` if it must be loaded from the URL.
  var data: Data?
  var givenType: String?
  /// A Boolean value that indicates whether the page is added to the back-forward list.
  var isListed = true

  private static let types = [
    "css": "text/css", "gif": "image/gif", "htm": "text/html", "html": "text/html",
    "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript", "json": "application/json",
    "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml", "txt": "text/plain",
    "xhtml": "application/xhtml+xml", "xml": "text/xml",
  ]

  var url: URL { request.url ?? URL(string: "about:blank")! }
  var mimeType: String {
    if let givenType { return givenType }
    guard url.isFileURL else { return "text/html" }
    return Self.types[url.pathExtension.lowercased()] ?? "application/octet-stream"
  }
  var isHTML: Bool { mimeType.contains("html") }

  /// Returns the page's data. A URL of the network fails, as on a device without a network connection.
  func read() throws(URLError) -> Data {
    if let data { return data }
    if url.isFileURL {
      guard let data = try? Data(contentsOf: url) else { throw failure(.fileDoesNotExist) }
      return data
    }
    switch url.scheme?.lowercased() {
    case "about": return Data()
    case "http", "https": throw failure(.notConnectedToInternet)
    default: throw failure(.unsupportedURL)
    }
  }

  /// Returns the data as text, or the name of the file if the data isn't text.
  func text(of data: Data) -> String {
    if let text = String(data: data, encoding: .utf8), !text.contains("\0") { return text }
    let text = isHTML ? String(data: data, encoding: .isoLatin1) : nil
    return text ?? url.lastPathComponent
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
