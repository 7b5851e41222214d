/// A stage that sends at most one value per interval.
final class ThrottleStage<Output, Failure: Error, Context: Scheduler>: Stage<
  Output, Failure, Output, Failure
>
{
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let keepsLatest: Bool
  private var nextTime: Context.SchedulerTimeType?
  private var waiting: Output?

  init(
    _ downstream: AnySubscriber<Output, Failure>, interval: Context.SchedulerTimeType.Stride,
    scheduler: Context,
    keepsLatest: Bool
  ) {
    self.interval = interval
    self.scheduler = scheduler
    self.keepsLatest = keepsLatest
    super.init(downstream)
  }

  override func begin() { ask(.unlimited) }

  override func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    let now = scheduler.now
    // Released outside of the lock, because a value's deinitializer can execute any code.
    var replaced: Output?
    let (isNow, later): (Bool, Context.SchedulerTimeType?) = lock.withLock {
      if waiting != nil {
        if keepsLatest {
          replaced = waiting
          waiting = input
        }
        return (false, nil)
      }
      if let nextTime, nextTime > now {
        waiting = input
        return (false, nextTime)
      }
      nextTime = now.advanced(by: interval)
      return (true, nil)
    }
    if isNow { scheduler.schedule { self.sendIfRequested(input) } }
    if let later {
      scheduler.schedule(after: later, tolerance: scheduler.minimumTolerance) {
        self.sendWaiting()
      }
    }
    _ = replaced
    return .none
  }

  private func sendWaiting() {
    let value = takeWaiting()
    if let value { sendIfRequested(value) }
  }

  private func takeWaiting() -> Output? {
    let now = scheduler.now
    return lock.withLock {
      guard let value = waiting else { return nil }
      waiting = nil
      nextTime = now.advanced(by: interval)
      return value
    }
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    scheduler.schedule {
      self.sendWaiting()
      self.finish(completion)
    }
  }

  override func cancel() {
    _ = takeWaiting()
    super.cancel()
  }
}
