/// An HTTP response, after which the connection ends.
struct HTTPResponse: Equatable {
  var status: String
  var type = "text/plain; charset=utf-8"
  var body: [UInt8] = []
  /// A Boolean value that indicates whether browsers may cache the response, because its address always has the
  /// same content.
  var isLasting = false

  static let badRequest = HTTPResponse(status: "400 Bad Request")
  static let forbidden = HTTPResponse(status: "403 Forbidden")
  static let notFound = HTTPResponse(status: "404 Not Found")
  static let wrongMethod = HTTPResponse(status: "405 Method Not Allowed")

  static func file(_ text: String, _ type: String) -> HTTPResponse {
    HTTPResponse(status: "200 OK", type: "text/\(type); charset=utf-8", body: Array(text.utf8))
  }

  /// The content security policy: only this server's own files can be loaded, run, or connected to, and no other
  /// page can embed the page in a frame.
  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'",
    "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  func bytes(withBody: Bool = true) -> [UInt8] {
    let head = """
      HTTP/1.1 \(status)\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      Cache-Control: \(isLasting ? "private, max-age=86400, immutable" : "no-store")\r
      Content-Security-Policy: \(Self.policy)\r
      X-Content-Type-Options: nosniff\r
      Referrer-Policy: no-referrer\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + (withBody ? body : [])
  }
}
