import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request and what came of it. It ends once: with its answer, by a failure, or because it was cancelled.
final class HTTPExchange: Sendable {
  typealias Outcome = Result<HTTPClient.Answer, HTTPClient.Failure>

  private struct Progress {
    var response: HTTPURLResponse?
    var body = Data()
    var redirects = 0
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
  }

  let task: URLSessionDataTask
  private let progress = Locked(Progress())

  init(_ task: URLSessionDataTask) {
    self.task = task
  }

  func run(for timeout: TimeInterval) async -> Outcome {
    let deadline = DispatchWorkItem { [weak self] in self?.end(.failure(.timedOut)) }
    defer { deadline.cancel() }
    return await withCheckedContinuation { continuation in
      let outcome = progress.withLock { progress in
        if progress.outcome == nil { progress.continuation = continuation }
        return progress.outcome
      }
      if let outcome { return continuation.resume(returning: outcome) }
      DispatchQueue.global().asyncAfter(deadline: .now() + timeout, execute: deadline)
      task.resume()
    }
  }

  func end(_ outcome: Outcome) {
    let (isFirst, continuation) = progress.withLock { progress in
      guard progress.outcome == nil else { return (false, progress.continuation) }
      progress.outcome = outcome
      return (true, progress.continuation)
    }
    guard isFirst else { return }
    task.cancel()
    continuation?.resume(returning: outcome)
  }

  func receive(_ response: URLResponse, proceed: () -> Void) {
    progress.withLock { progress in
      progress.response = response as? HTTPURLResponse
      unlessEnded(progress, proceed)
    }
  }

  func receive(_ data: Data) {
    progress.withLock { $0.body.append(data) }
  }

  func redirect(follow: () -> Void) {
    let isTooMany = progress.withLock { progress in
      progress.redirects += 1
      guard progress.redirects <= 10 else { return true }
      unlessEnded(progress, follow)
      return false
    }
    if isTooMany { end(.failure(.tooManyRedirects)) }
  }

  /// Foundation on Linux crashes when a cancelled task is told how to proceed. Under the lock, and never after
  /// the end, it is told so before it is cancelled or not at all.
  private func unlessEnded(_ progress: Progress, _ proceed: () -> Void) {
    if progress.outcome == nil { proceed() }
  }

  func complete(_ error: (any Error)?) {
    let (response, body) = progress.withLock { ($0.response, $0.body) }
    end(outcome(error, response, body))
  }

  private func outcome(
    _ error: (any Error)?, _ response: HTTPURLResponse?, _ body: Data
  ) -> Outcome {
    let code = (error as? URLError)?.code
    // What is packed has another length when it is unpacked.
    let isPacked = response?.value(forHTTPHeaderField: "Content-Encoding") != nil
    let length = response.map { Int($0.expectedContentLength) } ?? -1
    let expected = length >= 0 && !isPacked ? length : nil
    switch (error, response) {
    case (nil, let response?):
      if let expected, body.count < expected {
        return .failure(.truncated(received: body.count, expected: expected))
      }
      return .success(HTTPClient.Answer(response: response, body: body))
    case (nil, nil): return .failure(.notHTTP)
    case (_?, _) where code == .timedOut: return .failure(.timedOut)
    case (_?, _) where code == .cancelled: return .failure(.cancelled)
    case (_?, _?): return .failure(.truncated(received: body.count, expected: expected))
    case (_?, nil) where code == .unsupportedURL: return .failure(.notHTTP)
    case (_?, nil): return .failure(.failed(code ?? .unknown))
    }
  }
}
