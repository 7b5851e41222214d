import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests; tells apart the ways in which an answer can fail to come.
///
/// Cancelling the calling task ends the request and the call at once. An answer has to be complete within
/// `timeout`, however steadily its bytes arrive. Redirects are followed; the authorization stays
/// behind where they lead to another origin.
final class HTTPClient: Sendable {
  struct Answer: Sendable {
    let response: HTTPURLResponse
    let body: Data
  }

  enum Failure: Error {
    case cancelled
    case timedOut
    case truncated(received: Int, expected: Int?)
    case tooManyRedirects
    case notHTTP
    case failed(URLError.Code)
  }

  private let session: URLSession
  private let exchanges = HTTPExchanges()
  private let timeout: TimeInterval

  init(timeout: TimeInterval) {
    self.timeout = timeout
    let configuration = URLSessionConfiguration.ephemeral
    // Answers are kept by whoever knows what they mean, with their tags.
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.timeoutIntervalForRequest = timeout
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit {
    session.invalidateAndCancel()
  }

  func send(_ request: URLRequest) async throws(Failure) -> Answer {
    guard !Task.isCancelled else { throw .cancelled }
    let exchange = HTTPExchange(session.dataTask(with: request))
    exchanges.add(exchange)
    defer { exchanges.remove(exchange) }
    return try await withTaskCancellationHandler {
      await exchange.run(for: timeout)
    } onCancel: {
      exchange.end(.failure(.cancelled))
    }.get()
  }
}
