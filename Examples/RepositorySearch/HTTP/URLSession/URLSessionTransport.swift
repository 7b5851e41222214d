import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests by a session of Foundation's.
final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let exchanges = URLSessionExchanges()

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    // Answers are kept by whoever knows what they mean, with their tags.
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
    // The exchange has its own deadline; this one is for where it is not kept.
    request.timeoutInterval = max(1, min(exchange.time / .seconds(1), 86_400) + 1)
    let task = session.dataTask(with: request)
    exchanges.add(exchange, for: task)
    exchange.atEnd { [exchanges] in
      exchanges.remove(task)
      // Blocks on Linux while something is received, so that who cancels would wait for it.
      DispatchQueue.global().async { task.cancel() }
    }
    exchange.unlessEnded { task.resume() }
  }
}
