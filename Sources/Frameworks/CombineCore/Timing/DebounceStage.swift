/// A stage that sends a value if no other value follows within an interval.
final class DebounceStage<Output, Failure: Error>: Stage<Output, Failure, Output, Failure> {
  private let schedule: (_ isLater: Bool, @escaping () -> Void) -> Void
  private var latest: Output?
  private var turn = 0

  /// - Parameter schedule: A closure that calls another closure on the scheduler, after the interval or as soon as
  ///   possible.
  init(
    _ downstream: AnySubscriber<Output, Failure>,
    schedule: @escaping (_ isLater: Bool, @escaping () -> Void) -> Void
  ) {
    self.schedule = schedule
    super.init(downstream)
  }

  override func begin() { ask(.unlimited) }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    let turn = replaceLatest(by: input)
    schedule(true) {
      let (isLatest, value) = self.lock.withLock { (self.turn == turn, self.latest) }
      guard isLatest, let value else { return }
      _ = self.replaceLatest(by: nil)
      self.sendIfRequested(value)
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    _ = replaceLatest(by: nil)
    schedule(false) { self.finish(completion) }
  }

  override func cancel() {
    _ = replaceLatest(by: nil)
    super.cancel()
  }

  private func replaceLatest(by value: Output?) -> Int {
    var other = value
    return lock.withLock {
      swap(&other, &latest)
      turn += 1
      return turn
    }
  }
}
