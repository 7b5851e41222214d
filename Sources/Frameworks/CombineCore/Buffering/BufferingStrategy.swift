extension Publishers {
  /// A strategy for values that a full buffer receives.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }
}
