extension Publishers {
  /// What a buffer requests.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many values as it can keep, and another for each that it sends.
    case keepFull
    /// All values.
    case byRequest
  }
}
