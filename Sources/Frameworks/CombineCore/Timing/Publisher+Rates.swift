extension Publishers {
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> =
    _Operator<Upstream, Context.SchedulerTimeType.Stride, Upstream.Failure>
  public typealias CollectByTime<Upstream: Publisher, Context: Scheduler> =
    _Operator<Upstream, [Upstream.Output], Upstream.Failure>
}

extension Publisher {
  /// Sends a value if no other value follows within an interval.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    staged {
      DebounceStage($0) { isLater, action in
        guard isLater else { return scheduler.schedule(options: options, action) }
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options, action)
      }
    }
  }

  /// Sends at most one value per interval: the latest or the first one.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    staged {
      ThrottleStage($0, interval: interval, scheduler: scheduler, keepsLatest: latest)
    }
  }

  /// Finishes or fails if no value arrives within an interval.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    staged {
      TimeoutStage($0, error: customError) { action in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options, action)
      }
    }
  }

  /// Sends the time between values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    transformed {
      var last = scheduler.now
      return Reactions { _ in
        let now = scheduler.now
        defer { last = now }
        return .send(last.distance(to: now))
      }
    }
  }

  /// Sends the values that arrive within each interval as an array.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    staged { TimeGroupingStage($0, strategy: strategy, options: options) }
  }
}
