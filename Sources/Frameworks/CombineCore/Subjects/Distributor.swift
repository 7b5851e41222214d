import Foundation

/// The subscribers of a subject.
final class Distributor<Output, Failure: Error> {
  private let lock = NSLock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private let latest: (() -> Output)?

  /// - Parameter latest: A closure that returns the current value. It's sent to new subscribers, and to subscribers
  ///   that missed a value because they hadn't requested one.
  init(latest: (() -> Output)? = nil) {
    self.latest = latest
  }

  deinit { for upstream in upstreams { upstream.cancel() } }

  var isCompleted: Bool { lock.withLock { completion != nil } }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(AnySubscriber(subscriber), latest: latest) { [self] in detach($0) }
    let completion = lock.withLock {
      if self.completion == nil { conduits.append(conduit) }
      return self.completion
    }
    guard let completion else { return subscriber.receive(subscription: conduit) }
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: completion)
  }

  private func detach(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }

  func add(_ upstream: any Subscription) {
    let isOpen = lock.withLock {
      if completion == nil { upstreams.append(upstream) }
      return completion == nil
    }
    if isOpen { upstream.request(.unlimited) } else { upstream.cancel() }
  }

  func send(_ value: Output) {
    let conduits = lock.withLock { self.completion == nil ? self.conduits : [] }
    for conduit in conduits { conduit.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let (conduits, upstreams) = close(completion)
    for conduit in conduits { conduit.finish(completion) }
    _ = upstreams
  }

  /// Returns the subscribers and subscriptions, so that they're released outside of the lock.
  private func close(
    _ completion: Subscribers.Completion<Failure>
  ) -> (conduits: [Conduit<Output, Failure>], upstreams: [any Subscription]) {
    lock.withLock {
      guard self.completion == nil else { return ([], []) }
      defer { (conduits, upstreams) = ([], []) }
      self.completion = completion
      return (conduits, upstreams)
    }
  }
}
