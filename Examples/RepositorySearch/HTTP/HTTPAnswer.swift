package import Foundation

/// What a server answered.
package struct HTTPAnswer: Sendable {
  package var status: Int
  /// Names in lower case. The values of a header that comes several times are joined by commas.
  package var headers: [String: String] = [:]
  /// Decompressed.
  package var body = Data()

  package init(status: Int) {
    self.status = status
  }

  package subscript(header: String) -> String? { headers[header.lowercased()] }

  /// How many bytes the server says it sends; `nil` if it does not say so, or sends them compressed.
  var length: Int? {
    self["Content-Encoding"] == nil ? self["Content-Length"].flatMap { Int($0) } : nil
  }

  /// Whether the body belongs to the answer: the length of a confirmation is that of what it confirms.
  var hasBody: Bool { status != 304 && status != 204 }
}
