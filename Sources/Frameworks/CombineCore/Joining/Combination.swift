import Foundation

/// Sends values that are made of one value of each of several publishers.
///
/// What the subscriber requests is requested from each publisher.
final class Combination<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private struct Slot {
    var subscription: (any Subscription)?
    var values: [Any] = []
    var isFinished = false
  }

  private let lock = NSLock()
  /// Held while the subscriber is called, since several threads may send.
  private let delivery = NSRecursiveLock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var slots: [Slot]
  private let keepsLatest: Bool
  private let make: ([Any]) -> Output

  /// - Parameters:
  ///   - keepsLatest: Whether a value is used until the next one comes. Otherwise each is used once.
  ///   - make: Gets a value of each publisher.
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
    // Outlives the lock, since a value's deinitializer may do anything.
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

  /// Finishes if nothing can be made any more.
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
