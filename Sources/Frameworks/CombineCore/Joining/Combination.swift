import Foundation

/// A subscription that combines one value from each of several publishers, and sends the results.
///
/// It passes the subscriber's requests to each publisher.
final class Combination<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private struct Slot {
    var subscription: (any Subscription)?
    var values: [Any] = []
    var isFinished = false
  }

  private let lock = NSLock()
  /// A lock that's held while the subscriber is called, because several threads may send values.
  private let delivery = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var slots: [Slot]
  private let keepsLatest: Bool
  private let make: ([Any]) -> Output

  /// - Parameters:
  ///   - keepsLatest: A Boolean value that indicates whether a value is used until the publisher's next one
  ///     arrives. If it's `false`, each value is used once.
  ///   - make: A closure that combines one value from each publisher.
  init(
    _ downstream: AnySubscriber<Output, Failure>, of count: Int, keepsLatest: Bool,
    make: @escaping ([Any]) -> Output
  ) {
    self.downstream = downstream
    self.keepsLatest = keepsLatest
    self.make = make
    slots = Array(repeating: Slot(), count: count)
    downstream.receive(subscription: self)
  }

  var description: String { keepsLatest ? "CombineLatest" : "Zip" }

  func attach<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Failure {
    guard lock.withLock({ downstream != nil }) else { return }
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { self.open($0, index) },
        receiveValue: { self.receive($0, at: index) },
        receiveCompletion: { self.close($0, index) }))
  }

  private func open(_ subscription: any Subscription, _ index: Int) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil else { return nil }
      slots[index].subscription = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func receive(_ value: Any, at index: Int) -> Subscribers.Demand {
    // Released outside of the lock, because a value's deinitializer can execute any code.
    var replaced: [Any] = []
    let values: [Any]? = lock.withLock {
      guard downstream != nil else { return nil }
      if keepsLatest { swap(&replaced, &slots[index].values) }
      slots[index].values.append(value)
      guard demand > 0, slots.allSatisfy({ !$0.values.isEmpty }) else { return nil }
      demand -= 1
      return keepsLatest
        ? slots.map { $0.values[0] } : slots.indices.map { slots[$0].values.removeFirst() }
    }
    guard let values else { return .none }
    let more = delivery.withLock { lock.withLock { downstream }?.receive(make(values)) ?? .none }
    let others = lock.withLock {
      demand += more
      return slots.indices.compactMap { $0 == index ? nil : slots[$0].subscription }
    }
    if more > 0 { for other in others { other.request(more) } }
    finishIfDone()
    return more
  }

  func request(_ demand: Subscribers.Demand) {
    let subscriptions = lock.withLock {
      self.demand += demand
      return slots.compactMap(\.subscription)
    }
    for subscription in subscriptions { subscription.request(demand) }
  }

  private func close(_ completion: Subscribers.Completion<Failure>, _ index: Int) {
    if case .failure = completion { return finish(completion) }
    let subscription = lock.withLock {
      defer { slots[index].subscription = nil }
      slots[index].isFinished = true
      return slots[index].subscription
    }
    _ = subscription
    finishIfDone()
  }

  /// Finishes if no more results are possible.
  private func finishIfDone() {
    let isDone = lock.withLock {
      keepsLatest
        ? slots.allSatisfy(\.isFinished)
        : slots.contains { $0.isFinished && $0.values.isEmpty }
    }
    if isDone { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let downstream = end() else { return }
    delivery.withLock { downstream.receive(completion: completion) }
  }

  func cancel() { _ = end() }

  private func end() -> AnySubscriber<Output, Failure>? {
    let (downstream, slots) = lock.withLock {
      defer {
        self.downstream = nil
        self.slots = Array(repeating: Slot(), count: self.slots.count)
      }
      return (self.downstream, self.slots)
    }
    for slot in slots { slot.subscription?.cancel() }
    return downstream
  }
}
