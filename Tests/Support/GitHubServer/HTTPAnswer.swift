import Foundation

/// An answer, and in which way it reaches the client damaged, if it does.
struct HTTPAnswer: Sendable {
  enum Delivery {
    case whole, truncated, chopped, endless, closed, notHTTP
  }

  var status = 200
  var headers: [String: String] = [:]
  var body: [UInt8] = []
  var delivery = Delivery.whole

  var keepsConnection: Bool { delivery == .whole }

  var bytes: [UInt8] {
    switch delivery {
    case .whole: head(["Content-Length": "\(body.count)"]) + body
    case .truncated: head(["Content-Length": "\(body.count)"]) + body.prefix(body.count / 2)
    case .chopped:
      head(["Transfer-Encoding": "chunked"]) + Array("\(String(body.count, radix: 16))\r\n".utf8)
        + body.prefix(body.count / 2)
    case .endless: head(["Transfer-Encoding": "chunked"])
    case .closed: []
    case .notHTTP: Array("+OK ready\r\n".utf8)
    }
  }

  private func head(_ framing: [String: String]) -> [UInt8] {
    let fields = headers.merging(framing) { $1 }.sorted { $0.key < $1.key }
    let text = fields.map { "\($0): \($1)\r\n" }.joined()
    return Array("HTTP/1.1 \(status) \(status)\r\n\(text)\r\n".utf8)
  }
}
