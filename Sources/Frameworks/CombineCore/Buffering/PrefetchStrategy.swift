extension Publishers {
  /// A strategy for requesting values for a buffer.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Requests as many values as fit into the buffer, and one more for each value that the buffer sends.
    case keepFull
    /// Requests all values.
    case byRequest
  }
}
