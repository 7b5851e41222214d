import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests.
protocol HTTPTransport: Sendable {
  /// Sends a request and tells `exchange` what comes back, until that has ended. Does not follow redirects.
  func start(_ request: URLRequest, for exchange: HTTPExchange)
}
