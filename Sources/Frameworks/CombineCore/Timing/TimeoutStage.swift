/// A stage that ends if no value arrives within an interval.
final class TimeoutStage<Output, Failure: Error>: Stage<Output, Failure, Output, Failure> {
  private let schedule: (@escaping () -> Void) -> Void
  private let error: (() -> Failure)?
  private var turn = 0

  init(
    _ downstream: AnySubscriber<Output, Failure>, error: (() -> Failure)?,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.error = error
    self.schedule = schedule
    super.init(downstream)
  }

  override func begin() { wait() }

  override func receive(_ input: Output) -> Subscribers.Demand {
    wait()
    return send(input)
  }

  override func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }

  private func wait() {
    let turn = lock.withLock {
      self.turn += 1
      return self.turn
    }
    schedule { [weak self] in
      guard let self, lock.withLock({ self.turn == turn }) else { return }
      finish(error.map { .failure($0()) } ?? .finished, cancelsUpstream: true)
    }
  }
}
