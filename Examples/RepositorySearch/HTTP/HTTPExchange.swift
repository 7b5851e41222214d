import Foundation

/// A request and its outcome. An exchange ends once: with an answer, with a failure, or because it was canceled.
final class HTTPExchange: Sendable {
  typealias Outcome = Result<HTTPAnswer, HTTPFailure>

  private struct Progress {
    var answer: HTTPAnswer?
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
    var actionAtEnd: (@Sendable () -> Void)?
  }

  /// The maximum duration.
  let time: Duration
  private let progress = Locked(Progress())

  init(time: Duration) {
    self.time = time
  }

  var hasEnded: Bool { progress.withLock { $0.outcome != nil } }

  /// Starts the exchange and waits for its end.
  func run(_ start: () -> Void) async -> Outcome {
    let deadline = DispatchWorkItem { [weak self] in self?.end(.failure(.timedOut)) }
    defer { deadline.cancel() }
    return await withCheckedContinuation { continuation in
      let outcome = progress.withLock { progress in
        if progress.outcome == nil { progress.continuation = continuation }
        return progress.outcome
      }
      if let outcome { return continuation.resume(returning: outcome) }
      DispatchQueue.global().asyncAfter(
        deadline: .now() + max(0, time / .seconds(1)), execute: deadline)
      start()
    }
  }

  func end(_ outcome: Outcome) {
    let last = progress.withLock { progress -> Progress? in
      guard progress.outcome == nil else { return nil }
      progress.outcome = outcome
      progress.answer = nil
      let last = progress
      progress.continuation = nil
      progress.actionAtEnd = nil
      return last
    }
    last?.continuation?.resume(returning: outcome)
    last?.actionAtEnd?()
  }

  /// Calls `action` when the exchange ends, or now if it has ended.
  func atEnd(_ action: @escaping @Sendable () -> Void) {
    let hasEnded = progress.withLock { progress in
      if progress.outcome == nil { progress.actionAtEnd = action }
      return progress.outcome != nil
    }
    if hasEnded { action() }
  }

  /// Calls `action` if the exchange has not ended. The exchange can't end during the call.
  func unlessEnded(_ action: () -> Void) {
    progress.withLock { if $0.outcome == nil { action() } }
  }

  // MARK: Receiving

  /// Stores the head of an answer, with an empty body.
  func receive(_ head: HTTPAnswer) {
    progress.withLock { if $0.outcome == nil { $0.answer = head } }
    if head.hasBody, let length = head.length, length > HTTPClient.bodyLimit {
      end(.failure(.tooLarge))
    }
  }

  /// Appends a part of the body.
  ///
  /// - Returns: `true` to continue the transfer.
  @discardableResult
  func receive(_ part: some DataProtocol) -> Bool {
    let failure = progress.withLock { progress -> HTTPFailure? in
      guard let count = progress.answer?.body.count else { return .notHTTP }
      guard count + part.count <= HTTPClient.bodyLimit else { return .tooLarge }
      progress.answer?.body.append(contentsOf: part)
      return nil
    }
    if let failure { end(.failure(failure)) }
    return failure == nil
  }

  /// Ends the exchange with the answer that was received, or with a failure if the answer isn't complete.
  ///
  /// - Parameter failure: The failure of the transfer, if any.
  func complete(_ failure: HTTPFailure?) {
    let answer = progress.withLock { $0.answer }
    switch (answer, failure) {
    case (let answer?, .connectionLost), (let answer?, .unreachable):
      end(.failure(.truncated(received: answer.body.count, expected: answer.length)))
    case (_, let failure?): end(.failure(failure))
    case (nil, nil): end(.failure(.notHTTP))
    case (let answer?, nil):
      if answer.hasBody, let length = answer.length, answer.body.count < length {
        end(.failure(.truncated(received: answer.body.count, expected: length)))
      } else {
        end(.success(answer))
      }
    }
  }
}
