#if os(Linux)
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Sends requests with libcurl, each on its own thread.
  final class CurlTransport: HTTPTransport {
    private let curl: Curl
    /// Idle handles, with their open connections.
    private let idle = Locked<[CurlHandle]>([])

    /// - Returns: `nil` if there is no libcurl.
    init?() {
      guard let curl = Curl() else { return nil }
      self.curl = curl
    }

    func start(_ request: URLRequest, for exchange: HTTPExchange) {
      guard let handle = idle.withLock({ $0.popLast() }) ?? CurlHandle(curl) else {
        return exchange.end(.failure(.unreachable))
      }
      Thread { [idle] in
        handle.perform(request, for: exchange)
        idle.withLock { if $0.count < 6 { $0.append(handle) } }
      }.start()
    }
  }
#endif
