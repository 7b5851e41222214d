/// A stage that requests values and cancels on a scheduler.
final class ScheduledRequests<Output, Failure: Error>: Stage<Output, Failure, Output, Failure> {
  private let schedule: (@escaping () -> Void) -> Void

  init(
    _ downstream: AnySubscriber<Output, Failure>, schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.schedule = schedule
    super.init(downstream)
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    schedule { self.ask(demand) }
  }

  override func receive(_ input: Output) -> Subscribers.Demand { send(input) }

  override func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }

  override func cancel() {
    let upstream = detach()
    guard let upstream else { return }
    schedule { upstream.cancel() }
  }
}
