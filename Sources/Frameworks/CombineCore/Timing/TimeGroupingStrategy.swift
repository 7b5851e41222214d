extension Publishers {
  /// A strategy for sending collected values.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After an interval, or when a number of values have been collected.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
