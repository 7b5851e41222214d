import Foundation

/// A subscription that sends the values of several publishers to one subscriber.
///
/// If the subscriber requests an unlimited number of values, each publisher sends all of its values. Otherwise,
/// each publisher sends one value at a time, which is kept until it's requested.
final class Junction<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private let lock = NSLock()
  /// A lock that's held while the subscriber is called, because several threads may send values.
  private let delivery = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var subscriptions: [Int: any Subscription] = [:]
  private var waiting: [(lane: Int, value: Output)] = []
  private var laneCount = 0
  /// The number of publishers that haven't finished.
  private var openCount: Int
  /// The subscription whose values are publishers.
  private var outer: (any Subscription)?

  /// - Parameter count: The number of publishers that will be attached.
  init(_ downstream: AnySubscriber<Output, Failure>, expecting count: Int) {
    self.downstream = downstream
    openCount = count
    downstream.receive(subscription: self)
  }

  var description: String { "Merge" }

  // MARK: Publishers

  func attach<P: Publisher>(_ publisher: P, whenFinished: @escaping () -> Void = {})
  where P.Output == Output, P.Failure == Failure {
    let newLane: Int? = lock.withLock {
      guard downstream != nil else { return nil }
      defer { laneCount += 1 }
      return laneCount
    }
    guard let lane = newLane else { return }
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { self.open($0, lane) },
        receiveValue: { self.receive($0, from: lane) },
        receiveCompletion: { completion in
          if case .failure = completion { return self.finish(completion) }
          let subscription = self.lock.withLock {
            self.openCount -= 1
            return self.subscriptions.removeValue(forKey: lane)
          }
          _ = subscription
          whenFinished()
          self.finishIfDone()
        }))
  }

  /// Attaches the publishers that a closure returns for another publisher's values.
  func flatten<Outer: Publisher, Inner: Publisher>(
    _ publisher: Outer, atMost limit: Subscribers.Demand,
    by transform: @escaping (Outer.Output) -> Inner
  )
  where
    Inner.Output == Output, Inner.Failure == Failure,
    Outer.Failure == Failure
  {
    publisher.subscribe(
      AnySubscriber<Outer.Output, Outer.Failure>(
        receiveSubscription: { subscription in
          let isActive = self.lock.withLock {
            if self.downstream != nil { self.outer = subscription }
            return self.downstream != nil
          }
          if isActive { subscription.request(limit) } else { subscription.cancel() }
        },
        receiveValue: { value in
          self.lock.withLock { self.openCount += 1 }
          self.attach(transform(value)) {
            if limit != .unlimited { self.lock.withLock { self.outer }?.request(.max(1)) }
          }
          return .none
        },
        receiveCompletion: { completion in
          if case .failure = completion { return self.finish(completion) }
          self.lock.withLock {
            self.openCount -= 1
            self.outer = nil
          }
          self.finishIfDone()
        }))
  }

  private func open(_ subscription: any Subscription, _ lane: Int) {
    let first: Subscribers.Demand? = lock.withLock {
      guard downstream != nil else { return nil }
      subscriptions[lane] = subscription
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let first { subscription.request(first) } else { subscription.cancel() }
  }

  // MARK: Values

  private func receive(_ value: Output, from lane: Int) -> Subscribers.Demand {
    let isRequested = lock.withLock {
      guard demand > 0 else {
        if downstream != nil { waiting.append((lane, value)) }
        return false
      }
      demand -= 1
      return true
    }
    guard isRequested else { return .none }
    deliver(value)
    return lock.withLock { demand == .unlimited } ? .none : .max(1)
  }

  private func deliver(_ value: Output) {
    let more = delivery.withLock { lock.withLock { downstream }?.receive(value) ?? .none }
    if more > 0 { request(more) }
  }

  func request(_ demand: Subscribers.Demand) {
    let becomesUnlimited = lock.withLock {
      let isLimited = self.demand != .unlimited
      self.demand += demand
      return isLimited && self.demand == .unlimited
    }
    while let (lane, value) = takeWaiting() {
      deliver(value)
      let next = lock.withLock { self.demand == .unlimited ? nil : subscriptions[lane] }
      next?.request(.max(1))
    }
    if becomesUnlimited {
      let subscriptions = lock.withLock { self.subscriptions }
      for lane in subscriptions.keys.sorted() { subscriptions[lane]?.request(.unlimited) }
    }
    finishIfDone()
  }

  private func takeWaiting() -> (Int, Output)? {
    lock.withLock {
      guard demand > 0, !waiting.isEmpty else { return nil }
      demand -= 1
      return waiting.removeFirst()
    }
  }

  // MARK: The end

  private func finishIfDone() {
    if lock.withLock({ openCount == 0 && waiting.isEmpty }) { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let downstream = end() else { return }
    delivery.withLock { downstream.receive(completion: completion) }
  }

  func cancel() { _ = end() }

  private func end() -> AnySubscriber<Output, Failure>? {
    let (downstream, subscriptions, waiting) = lock.withLock {
      defer { (self.downstream, self.subscriptions, self.waiting, outer) = (nil, [:], [], nil) }
      return (
        self.downstream, Array(self.subscriptions.values) + [outer].compactMap(\.self), self.waiting
      )
    }
    for subscription in subscriptions { subscription.cancel() }
    _ = waiting
    return downstream
  }
}
