public import Foundation

extension RunLoop: Scheduler {
  /// The scheduler options of a run loop, which has none.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// The main queue for the main run loop, otherwise `nil`. The main queue also runs when no run loop does, as in
  /// Swift Testing.
  private var queue: DispatchQueue? { self == RunLoop.main ? .main : nil }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = ScheduledWork(call: action)
    if let queue { queue.async { work.call() } } else { perform { work.call() } }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = ScheduledWork(call: action)
    if let queue {
      queue.asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) { work.call() }
    } else {
      addTimer(at: date, every: nil, tolerance, work)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = ScheduledWork(call: action)
    guard let queue else {
      let timer = addTimer(at: date, every: interval, tolerance, work)
      return AnyCancellable { timer.invalidate() }
    }
    return queue.schedule(
      after: DispatchQueue.SchedulerTimeType(.now() + date.date.timeIntervalSinceNow),
      interval: .seconds(interval.timeInterval), tolerance: .seconds(tolerance.timeInterval),
      action)
  }

  @discardableResult
  private func addTimer(
    at date: SchedulerTimeType, every interval: SchedulerTimeType.Stride?,
    _ tolerance: SchedulerTimeType.Stride, _ work: ScheduledWork
  ) -> Timer {
    let timer = Timer(
      fire: date.date, interval: interval?.timeInterval ?? 0, repeats: interval != nil
    ) { _ in work.call() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return timer
  }
}
