import CombineCore
import Foundation
import FoundationNetworking

/// A subscription that starts a data task when its result is requested, and cancels the task when it's canceled.
final class DataTaskSubscription: Subscription, CustomStringConvertible {
  typealias Answer = OneShot<URLSession.DataTaskPublisher.Output, URLError>

  private let lock = NSLock()
  private let answer: Answer
  private let request: URLRequest
  private let session: URLSession
  private var task: URLSessionDataTask?
  private var isCancelled = false

  init(_ answer: Answer, _ request: URLRequest, _ session: URLSession) {
    self.answer = answer
    self.request = request
    self.session = session
  }

  var description: String { "DataTaskPublisher" }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    answer.request(demand)
    let task = lock.withLock { () -> URLSessionDataTask? in
      guard self.task == nil, !isCancelled else { return nil }
      self.task = makeTask()
      return self.task
    }
    task?.resume()
  }

  private func makeTask() -> URLSessionDataTask {
    nonisolated(unsafe) let answer = answer
    return session.dataTask(with: request) { data, response, error in
      if let response, error == nil {
        answer.resolve(.success((data ?? Data(), response)))
      } else {
        answer.resolve(.failure(error as? URLError ?? URLError(.unknown)))
      }
    }
  }

  func cancel() {
    let task = lock.withLock {
      isCancelled = true
      return self.task
    }
    answer.cancel()
    task?.cancel()
  }
}
