/// A stage that calls closures with the events that pass through it.
final class Tap<Output, Failure: Error>: Stage<Output, Failure, Output, Failure> {
  struct Hooks {
    var onSubscription: ((any Subscription) -> Void)?
    var onValue: ((Output) -> Void)?
    var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    var onCancel: (() -> Void)?
    var onRequest: ((Subscribers.Demand) -> Void)?
    /// A closure that's called with the demand that the subscriber returns when it receives a value.
    var onReturn: ((Subscribers.Demand) -> Void)?
  }

  private var hooks: Hooks?

  init(_ downstream: AnySubscriber<Output, Failure>, _ hooks: Hooks) {
    self.hooks = hooks
    super.init(downstream)
  }

  override func receive(subscription: any Subscription) {
    lock.withLock { hooks }?.onSubscription?(subscription)
    super.receive(subscription: subscription)
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    let hooks = lock.withLock { self.hooks }
    hooks?.onValue?(input)
    let more = send(input)
    hooks?.onReturn?(more)
    return more
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    takeHooks()?.onCompletion?(completion)
    finish(completion)
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { hooks }?.onRequest?(demand)
    super.request(demand)
  }

  override func cancel() {
    takeHooks()?.onCancel?()
    super.cancel()
  }

  private func takeHooks() -> Hooks? {
    lock.withLock {
      defer { hooks = nil }
      return hooks
    }
  }
}
