#if canImport(FoundationNetworking)
  import Foundation
  package import FoundationNetworking
#else
  package import Foundation
#endif

/// Sends requests without a body, and distinguishes the ways in which a request can fail.
///
/// Canceling the calling task ends the call at once. An answer has to be complete within `timeout`, even if
/// its bytes arrive steadily, and its body must not be larger than ``bodyLimit``. Redirects are followed, but
/// the authorization isn't sent to another origin.
package final class HTTPClient: Sendable {
  /// The maximum number of bytes of a body, after decompression.
  package static let bodyLimit = 16 << 20

  private static let redirectLimit = 10

  private let transport: any HTTPTransport
  private let timeout: Duration

  package convenience init(timeout: Duration = .seconds(15)) {
    #if os(Linux)
      self.init(timeout: timeout, transport: CurlTransport() ?? URLSessionTransport())
    #else
      self.init(timeout: timeout, transport: URLSessionTransport())
    #endif
  }

  init(timeout: Duration = .seconds(15), transport: any HTTPTransport) {
    self.timeout = timeout
    self.transport = transport
  }

  package func send(_ request: URLRequest) async throws(HTTPFailure) -> HTTPAnswer {
    let end = ContinuousClock.now + timeout
    var request = request
    for _ in 0...Self.redirectLimit {
      let answer = try await exchange(request, for: ContinuousClock.now.duration(to: end))
      guard let next = try Self.redirect(by: answer, to: request) else { return answer }
      request = next
    }
    throw .tooManyRedirects
  }

  private func exchange(
    _ request: URLRequest, for time: Duration
  ) async throws(HTTPFailure) -> HTTPAnswer {
    guard !Task.isCancelled else { throw .cancelled }
    guard request.url?.isWebAddress == true else { throw .unreachable }
    let exchange = HTTPExchange(time: time)
    return try await withTaskCancellationHandler {
      await exchange.run { transport.start(request, for: exchange) }
    } onCancel: {
      exchange.end(.failure(.cancelled))
    }.get()
  }

  /// Returns the request of a redirect, or `nil` if the answer isn't a redirect.
  private static func redirect(
    by answer: HTTPAnswer, to request: URLRequest
  ) throws(HTTPFailure) -> URLRequest? {
    guard [301, 302, 303, 307, 308].contains(answer.status), let place = answer["Location"] else {
      return nil
    }
    guard let url = URL(string: place, relativeTo: request.url)?.absoluteURL, url.isWebAddress
    else {
      throw .redirectNowhere
    }
    var next = request
    next.url = url
    if url.origin != request.url?.origin {
      next.setValue(nil, forHTTPHeaderField: "Authorization")
    }
    return next
  }
}
