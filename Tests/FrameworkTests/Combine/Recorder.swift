import Combine

/// A subscriber that writes down what it receives, and requests what a test says.
final class Recorder<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let lock = NSLock()
  private let first: Subscribers.Demand
  /// What `receive` returns for each value.
  private let more: Subscribers.Demand
  private var received: [Input] = []
  private var ended: [Subscribers.Completion<Failure>] = []
  private var upstream: (any Subscription)?

  init(requesting first: Subscribers.Demand = .none, then more: Subscribers.Demand = .none) {
    self.first = first
    self.more = more
  }

  var values: [Input] { lock.withLock { received } }
  var isFinished: Bool {
    lock.withLock { ended.contains { if case .finished = $0 { true } else { false } } }
  }
  var error: Failure? {
    lock.withLock {
      ended.first.flatMap { if case .failure(let error) = $0 { error } else { nil } }
    }
  }
  var completionCount: Int { lock.withLock { ended.count } }
  var subscription: (any Subscription)? { lock.withLock { upstream } }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    if first > 0 { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { received.append(input) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    lock.withLock { ended.append(completion) }
  }

  func request(_ count: Int) { subscription?.request(.max(count)) }
}

extension Publisher {
  /// All values that the publisher sends at once, and how it ends.
  func record(_ first: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(requesting: first)
    subscribe(recorder)
    return recorder
  }
}

enum Problem: Error, Equatable { case one, other }
