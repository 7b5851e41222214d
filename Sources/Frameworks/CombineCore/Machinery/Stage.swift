import Foundation

/// The subscription of an operator, between one publisher and one subscriber.
///
/// It holds no lock while it calls either of them.
class Stage<Input, Failure: Error, Output, OutputFailure: Error>: Subscriber, Subscription,
  CustomStringConvertible
{
  let lock = NSLock()
  private var downstream: AnySubscriber<Output, OutputFailure>?
  private var upstream: (any Subscription)?
  /// The number of values that the subscriber has requested and not received. Protected by the lock.
  var demand = Subscribers.Demand.none

  init(_ downstream: AnySubscriber<Output, OutputFailure>) {
    self.downstream = downstream
  }

  var description: String {
    String(String(describing: type(of: self)).prefix { $0 != "<" })
  }

  var isActive: Bool { lock.withLock { downstream != nil } }

  // MARK: From the publisher

  func receive(subscription: any Subscription) {
    let downstream: AnySubscriber<Output, OutputFailure>? = lock.withLock {
      guard upstream == nil else { return nil }
      if self.downstream != nil { upstream = subscription }
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    begin()
  }

  /// Called after the subscriber has received its subscription.
  func begin() {}

  func receive(_ input: Input) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Failure>) {}

  // MARK: From the subscriber

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    ask(demand)
  }

  func cancel() {
    end().upstream?.cancel()
  }

  // MARK: To both

  /// Requests values from the publisher.
  final func ask(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock { upstream }?.request(demand)
  }

  /// Sends a value to the subscriber.
  ///
  /// - Returns: The number of additional values that the subscriber requests.
  final func send(_ value: Output) -> Subscribers.Demand {
    let downstream = lock.withLock {
      demand -= 1
      return self.downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  /// Sends a value if the subscriber requested one, and drops it otherwise.
  final func sendIfRequested(_ value: Output) {
    if lock.withLock({ demand > 0 }) { _ = send(value) }
  }

  /// Cancels the publisher's subscription but keeps the subscriber's.
  final func cancelUpstream() {
    let upstream = lock.withLock {
      defer { self.upstream = EmptySubscription() }
      return self.upstream
    }
    upstream?.cancel()
  }

  /// Releases the subscriber and the publisher's subscription, and returns the latter, for a subclass that cancels
  /// it in another way.
  final func detach() -> (any Subscription)? { end().upstream }

  /// Sends a completion to the subscriber, and releases the subscriber and the publisher's subscription.
  final func finish(
    _ completion: Subscribers.Completion<OutputFailure>, cancelsUpstream: Bool = false
  ) {
    let (upstream, downstream) = end()
    if cancelsUpstream { upstream?.cancel() }
    downstream?.receive(completion: completion)
  }

  private func end() -> (
    upstream: (any Subscription)?, downstream: AnySubscriber<Output, OutputFailure>?
  ) {
    lock.withLock {
      defer { (upstream, downstream) = (nil, nil) }
      return (upstream, downstream)
    }
  }
}
