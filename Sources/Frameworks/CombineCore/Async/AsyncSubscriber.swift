import Foundation

/// A subscriber that waits for a publisher's values. It cancels its subscription when it's deallocated.
final class AsyncSubscriber<Input, Failure: Error>: @unchecked Sendable {
  private typealias Waiter = CheckedContinuation<Delivered<Input>?, any Error>

  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var waiters: [Waiter] = []
  private var completion: Subscribers.Completion<Failure>?

  init<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(
      AnySubscriber<Input, Failure>(
        receiveSubscription: { [weak self] in self?.open($0) },
        receiveValue: { [weak self] in
          self?.receive($0)
          return .none
        },
        receiveCompletion: { [weak self] in self?.close($0) }))
  }

  deinit { subscription?.cancel() }

  /// Returns the next value, or `nil` after the last one.
  func next(isolation: isolated (any Actor)? = #isolation) async throws -> Input? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wait($0) }?.value
    } onCancel: {
      cancel()
    }
  }

  private func wait(_ waiter: Waiter) {
    let (completion, subscription) = lock.withLock {
      if self.completion == nil { waiters.append(waiter) }
      defer { if case .failure = self.completion { self.completion = .finished } }
      return (self.completion, self.subscription)
    }
    if let completion { resume(waiter, completion) } else { subscription?.request(.max(1)) }
  }

  private func resume(_ waiter: Waiter, _ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: waiter.resume(returning: nil)
    case .failure(let error): waiter.resume(throwing: error)
    }
  }

  private func open(_ subscription: any Subscription) {
    let waiting = lock.withLock {
      self.subscription = subscription
      return waiters.count
    }
    if waiting > 0 { subscription.request(.max(waiting)) }
  }

  private func receive(_ value: Input) {
    let waiter = lock.withLock { waiters.isEmpty ? nil : waiters.removeFirst() }
    waiter?.resume(returning: Delivered(value: value))
  }

  private func close(_ completion: Subscribers.Completion<Failure>) {
    let waiters = lock.withLock {
      defer { (self.waiters, subscription) = ([], nil) }
      // Only one call of `next()` throws the error: the first that is waiting, or the next one if none is waiting.
      self.completion = self.waiters.isEmpty ? completion : .finished
      return self.waiters
    }
    for (index, waiter) in waiters.enumerated() {
      resume(waiter, index == 0 ? completion : .finished)
    }
  }

  private func cancel() {
    let subscription = lock.withLock { self.subscription }
    subscription?.cancel()
    close(.finished)
  }
}
