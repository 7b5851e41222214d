#if os(Linux)
  import Foundation

  /// Takes what libcurl receives for an exchange.
  final class CurlTransfer {
    /// The most bytes of a head, with those of the preliminary answers before it and the trailers after the body.
    private static let headLimit = 256 << 10

    private let exchange: HTTPExchange
    private var head: HTTPAnswer?
    private var headLength = 0

    init(_ exchange: HTTPExchange) {
      self.exchange = exchange
    }

    // Each returns something else than libcurl expects to end the transfer.

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

    /// - Returns: Whether more is wanted.
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
        // After a preliminary answer comes another; after the body there may be trailers.
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
