#if os(Linux)
  import Foundation

  /// Passes the data that libcurl receives to an exchange.
  final class CurlTransfer {
    /// The maximum number of bytes of all heads: preliminary answers, the answer, and trailers after the body.
    private static let headLimit = 256 << 10

    private let exchange: HTTPExchange
    private var head: HTTPAnswer?
    private var headLength = 0

    init(_ exchange: HTTPExchange) {
      self.exchange = exchange
    }

    // Each callback ends the transfer by returning a value that libcurl doesn't expect.

    static let receiveHead: Curl.Receive = { bytes, size, count, context in
      let line = UnsafeBufferPointer(start: bytes, count: size * count)
      return of(context).receive(line: line) ? line.count : -1
    }

    static let receiveBody: Curl.Receive = { bytes, size, count, context in
      let part = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return of(context).exchange.receive(part) ? part.count : -1
    }

    static let progress: Curl.Progress = { context, _, _, _, _ in
      of(context).exchange.hasEnded ? 1 : 0
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> CurlTransfer {
      Unmanaged.fromOpaque(context!).takeUnretainedValue()
    }

    /// - Returns: `true` to continue the transfer.
    private func receive(line bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      headLength += bytes.count
      guard headLength <= Self.headLimit else {
        exchange.end(.failure(.tooLarge))
        return false
      }
      let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
      if line.hasPrefix("HTTP/") {
        let words = line.split(separator: " ", maxSplits: 2)
        head = words.count > 1 ? Int(words[1]).map { HTTPAnswer(status: $0) } : nil
      } else if line.isEmpty {
        // A preliminary answer is followed by another answer; the body can be followed by trailers.
        if let head, head.status >= 200 { exchange.receive(head) }
        head = nil
      } else if let colon = line.firstIndex(of: ":") {
        let name = line[..<colon].lowercased()
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        if head?.headers[name] == nil {
          head?.headers[name] = value
        } else {
          head?.headers[name]? += ", " + value
        }
      }
      return !exchange.hasEnded
    }
  }
#endif
