extension Publishers {
  /// What a full buffer does with another value.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }
}
