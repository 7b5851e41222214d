/// A stage that waits for the first value of another publisher, and then either lets values pass or finishes.
final class Gate<Output, Failure: Error>: Stage<Output, Failure, Output, Failure> {
  private var isOpen: Bool
  private var hasBegun = false
  private var other: (any Subscription)?
  /// The completion with which the stage ends as soon as it begins.
  private var verdict: Subscribers.Completion<Failure>?

  init(_ downstream: AnySubscriber<Output, Failure>, isOpen: Bool) {
    self.isOpen = isOpen
    super.init(downstream)
  }

  /// Waits for the first value of another publisher.
  func watch<P: Publisher>(
    _ publisher: P, whenDone: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { subscription in
          self.lock.withLock { self.other = subscription }
          subscription.request(.max(1))
        },
        receiveValue: { _ in
          self.signal()
          return .none
        },
        receiveCompletion: whenDone))
  }

  private func signal() {
    let (other, closes) = lock.withLock {
      defer { (self.other, isOpen) = (nil, true) }
      return (self.other, isOpen)
    }
    other?.cancel()
    if closes { conclude(.finished) }
  }

  /// Completes the stream unless values are allowed to pass already.
  func concludeIfClosed(_ completion: Subscribers.Completion<Failure>) {
    if !lock.withLock({ isOpen }) { conclude(completion) }
  }

  private func conclude(_ completion: Subscribers.Completion<Failure>) {
    let hasBegun = lock.withLock {
      if !self.hasBegun { verdict = completion }
      return self.hasBegun
    }
    if hasBegun { finish(completion, cancelsUpstream: true) }
  }

  override func begin() {
    let verdict = lock.withLock {
      hasBegun = true
      return self.verdict
    }
    if let verdict { finish(verdict, cancelsUpstream: true) }
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    lock.withLock { isOpen } ? send(input) : .max(1)
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    cancelOther()
    finish(completion)
  }

  override func cancel() {
    cancelOther()
    super.cancel()
  }

  private func cancelOther() {
    let other = lock.withLock {
      defer { self.other = nil }
      return self.other
    }
    other?.cancel()
  }
}
