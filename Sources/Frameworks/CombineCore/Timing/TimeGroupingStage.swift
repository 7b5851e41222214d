/// A stage that sends the values of each interval as an array.
final class TimeGroupingStage<Element, Failure: Error, Context: Scheduler>:
  Stage<Element, Failure, [Element], Failure>
{
  private let strategy: Publishers.TimeGroupingStrategy<Context>
  private let options: Context.SchedulerOptions?
  private var values: [Element] = []
  private var timer: (any Cancellable)?

  init(
    _ downstream: AnySubscriber<[Element], Failure>,
    strategy: Publishers.TimeGroupingStrategy<Context>,
    options: Context.SchedulerOptions?
  ) {
    self.strategy = strategy
    self.options = options
    super.init(downstream)
  }

  private var scheduler: Context {
    switch strategy {
    case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
    }
  }

  override func begin() {
    let interval =
      switch strategy {
      case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
      }
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.sendValues() }
    lock.withLock { self.timer = timer }
    guard isActive else { return stop() }
    ask(.unlimited)
  }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  override func receive(_ input: Element) -> Subscribers.Demand {
    let count = lock.withLock {
      values.append(input)
      return values.count
    }
    if case .byTimeOrCount(_, _, let limit) = strategy, count >= limit { sendValues() }
    return .none
  }

  private func sendValues() {
    let values = takeValues()
    if !values.isEmpty { sendIfRequested(values) }
  }

  private func takeValues() -> [Element] {
    lock.withLock {
      defer { values = [] }
      return values
    }
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    stop()
    scheduler.schedule(options: options) {
      if case .finished = completion { self.sendValues() }
      self.finish(completion)
    }
  }

  override func cancel() {
    stop()
    _ = takeValues()
    super.cancel()
  }

  private func stop() {
    let timer = lock.withLock {
      defer { self.timer = nil }
      return self.timer
    }
    timer?.cancel()
  }
}
