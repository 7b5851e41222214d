import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The running exchanges of a session. Passes the session's events to them.
final class URLSessionExchanges: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Locked<[Int: HTTPExchange]>([:])

  func add(_ exchange: HTTPExchange, for task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  func remove(_ task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = nil }
  }

  private func exchange(of task: URLSessionTask) -> HTTPExchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let exchange = exchange(of: dataTask) else { return completionHandler(.cancel) }
    if let response = response as? HTTPURLResponse { exchange.receive(HTTPAnswer(response)) }
    exchange.proceed { completionHandler(.allow) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    exchange(of: task)?.proceed { completionHandler(nil) }
  }

  /// Doesn't ask for a password: the refusal is the answer.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    if let response = challenge.failureResponse as? HTTPURLResponse {
      let exchange = exchange(of: task)
      exchange?.receive(HTTPAnswer(response))
      exchange?.complete(nil)
    } else {
      completionHandler(.performDefaultHandling, nil)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    exchange(of: task)?.complete(error.map { HTTPFailure($0) })
  }
}

extension HTTPExchange {
  /// Calls a completion handler of a task unless the exchange has ended, because Foundation on Linux crashes if the
  /// handler of a canceled task is called.
  fileprivate func proceed(_ tell: () -> Void) {
    unlessEnded(tell)
  }
}

extension HTTPAnswer {
  fileprivate init(_ response: HTTPURLResponse) {
    self.init(status: response.statusCode)
    for case (let name as String, let value as String) in response.allHeaderFields {
      headers[name.lowercased()] = value
    }
  }
}

extension HTTPFailure {
  fileprivate init(_ error: any Error) {
    self =
      switch (error as? URLError)?.code {
      case .cancelled: .cancelled
      case .timedOut: .timedOut
      case .notConnectedToInternet: .offline
      case .unsupportedURL: .notHTTP
      case .cannotDecodeRawData, .cannotDecodeContentData: .undecodable
      case .networkConnectionLost, .badServerResponse, .unknown, nil: .connectionLost
      default: .unreachable
      }
  }
}
