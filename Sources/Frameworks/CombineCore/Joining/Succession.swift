import Foundation

/// A subscription that sends the values of publishers, one publisher after another, to one subscriber.
final class Succession<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  /// A lock that's held while the subscriber is called, because several threads may send values.
  private let delivery = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var current: (any Subscription)?
  private var turn = 0
  /// The subscription whose values are publishers.
  private var outer: (any Subscription)?
  private var isOuterDone = false
  private var isInnerDone = true

  init(_ downstream: AnySubscriber<Output, Failure>) {
    self.downstream = downstream
  }

  var description: String { "Succession" }

  func start() {
    lock.withLock { downstream }?.receive(subscription: self)
  }

  /// Sends the values of another publisher from now on.
  func follow<P: Publisher>(
    _ publisher: P, whenDone: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let (turn, last) = lock.withLock {
      self.turn += 1
      defer { current = nil }
      return (self.turn, current)
    }
    last?.cancel()
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { self.open($0, turn) },
        receiveValue: { self.receive($0, turn) },
        receiveCompletion: { completion in
          let subscription = self.lock.withLock {
            guard self.turn == turn else { return (isCurrent: false, self.current) }
            defer { self.current = nil }
            return (isCurrent: self.downstream != nil, self.current)
          }
          if subscription.isCurrent { whenDone(completion) }
        }))
  }

  /// Sends the values of the most recent publisher that another publisher sent.
  func switchToLatest<Outer: Publisher>(_ publisher: Outer)
  where
    Outer.Output: Publisher, Outer.Output.Output == Output,
    Outer.Output.Failure == Failure, Outer.Failure == Failure
  {
    start()
    publisher.subscribe(
      AnySubscriber<Outer.Output, Outer.Failure>(
        receiveSubscription: { subscription in
          let isActive = self.lock.withLock {
            if self.downstream != nil { self.outer = subscription }
            return self.downstream != nil
          }
          if isActive { subscription.request(.unlimited) } else { subscription.cancel() }
        },
        receiveValue: { inner in
          self.lock.withLock { self.isInnerDone = false }
          self.follow(inner) { completion in
            let isDone = self.lock.withLock {
              self.isInnerDone = true
              return self.isOuterDone
            }
            self.finishOrFail(completion, isDone: isDone)
          }
          return .none
        },
        receiveCompletion: { completion in
          let isDone = self.lock.withLock {
            (self.isOuterDone, self.outer) = (true, nil)
            return self.isInnerDone
          }
          self.finishOrFail(completion, isDone: isDone)
        }))
  }

  private func finishOrFail(
    _ completion: Subscribers.Completion<Failure>, isDone: Bool
  ) {
    if case .finished = completion, !isDone { return }
    finish(completion)
  }

  private func open(_ subscription: any Subscription, _ turn: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil, self.turn == turn, current == nil else { return nil }
      current = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func receive(_ value: Output, _ turn: Int) -> Subscribers.Demand {
    let isCurrent = lock.withLock {
      guard self.turn == turn else { return false }
      demand -= 1
      return true
    }
    guard isCurrent else { return .none }
    let more = delivery.withLock { lock.withLock { downstream }?.receive(value) ?? .none }
    // Another publisher may have replaced this one in the meantime.
    let (isStillCurrent, current) = lock.withLock {
      demand += more
      return (self.turn == turn, self.current)
    }
    if isStillCurrent { return more }
    if more > 0 { current?.request(more) }
    return .none
  }

  func request(_ demand: Subscribers.Demand) {
    let current = lock.withLock {
      self.demand += demand
      return self.current
    }
    current?.request(demand)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let downstream = end() else { return }
    delivery.withLock { downstream.receive(completion: completion) }
  }

  func cancel() { _ = end() }

  private func end() -> AnySubscriber<Output, Failure>? {
    let (downstream, subscriptions) = lock.withLock {
      defer { (self.downstream, current, outer) = (nil, nil, nil) }
      return (self.downstream, [current, outer])
    }
    for subscription in subscriptions { subscription?.cancel() }
    return downstream
  }
}
