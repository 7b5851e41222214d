import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with Foundation's `URLSession`.
final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let exchanges = URLSessionExchanges()

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    // Answers are cached by the services, together with their tags.
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCredentialStorage = nil
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
  }

  deinit {
    session.invalidateAndCancel()
  }

  func start(_ request: URLRequest, for exchange: HTTPExchange) {
    var request = request
    // The exchange has its own deadline. This timeout is a fallback.
    request.timeoutInterval = max(1, min(exchange.time / .seconds(1), 86_400) + 1)
    let task = session.dataTask(with: request)
    exchanges.add(exchange, for: task)
    exchange.atEnd { [exchanges] in
      exchanges.remove(task)
      // On Linux, this call blocks while data is received, so the canceling caller would wait.
      DispatchQueue.global().async { task.cancel() }
    }
    exchange.unlessEnded { task.resume() }
  }
}
