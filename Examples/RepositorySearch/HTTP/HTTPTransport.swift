import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests.
protocol HTTPTransport: Sendable {
  /// Sends a request and reports the answer to `exchange` until the exchange has ended. Does not follow redirects.
  func start(_ request: URLRequest, for exchange: HTTPExchange)
}
