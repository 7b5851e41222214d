import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The exchanges of a session that are under way; hands each what is for it.
final class HTTPExchanges: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Locked<[Int: HTTPExchange]>([:])

  func add(_ exchange: HTTPExchange) {
    exchanges.withLock { $0[exchange.task.taskIdentifier] = exchange }
  }

  func remove(_ exchange: HTTPExchange) {
    exchanges.withLock { $0[exchange.task.taskIdentifier] = nil }
  }

  private func exchange(of task: URLSessionTask) -> HTTPExchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    exchange(of: dataTask)?.receive(response) { completionHandler(.allow) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    var request = request
    if request.url?.origin != task.originalRequest?.url?.origin {
      request.setValue(nil, forHTTPHeaderField: "Authorization")
    }
    exchange(of: task)?.redirect { completionHandler(request) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    exchange(of: task)?.complete(error)
  }
}
