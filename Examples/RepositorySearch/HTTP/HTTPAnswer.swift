package import Foundation

/// The answer of a server.
package struct HTTPAnswer: Sendable {
  package var status: Int
  /// The headers by lowercase name. The values of a header that occurs several times are joined by commas.
  package var headers: [String: String] = [:]
  /// The body, decompressed.
  package var body = Data()

  package init(status: Int) {
    self.status = status
  }

  package subscript(header: String) -> String? { headers[header.lowercased()] }

  /// The number of bytes that the server announces; `nil` if it announces none, or compresses the body.
  var length: Int? {
    self["Content-Encoding"] == nil ? self["Content-Length"].flatMap { Int($0) } : nil
  }

  /// Whether the answer has a body. The `Content-Length` of a 304 answer is that of the cached body.
  var hasBody: Bool { status != 304 && status != 204 }
}
