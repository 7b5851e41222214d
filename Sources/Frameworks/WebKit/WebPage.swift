import Foundation
import FoundationNetworking

/// What a web view was asked for, and can read without a network.
struct WebPage {
  let request: URLRequest
  /// The page itself; `nil` if it must be fetched from the address.
  var data: Data?
  var givenType: String?
  /// Whether going back can lead to it.
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

  /// Reads the page; an address of the network fails as on a phone without one.
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

  /// The text of what was read; the file's name if it is none.
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
