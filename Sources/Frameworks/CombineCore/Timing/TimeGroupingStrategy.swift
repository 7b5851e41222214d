extension Publishers {
  /// When values that are collected are sent.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After an interval, or when there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
