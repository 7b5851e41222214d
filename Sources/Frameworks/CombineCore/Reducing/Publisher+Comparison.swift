extension Publishers {
  public typealias Comparison<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias TryComparison<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, any Error>
}

extension Publisher {
  /// Sends the maximum value, as decided by a closure, when the publisher finishes.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    reduced(nil) { best, value in
      if let best, !areInIncreasingOrder(best, value) { best } else { value }
    }
  }

  /// Sends the minimum value, as decided by a closure, when the publisher finishes.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    max { areInIncreasingOrder($1, $0) }
  }

  /// Sends the maximum value, as decided by a closure that can throw, when the publisher finishes.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryReduced(nil) { best, value in
      if let best, try !areInIncreasingOrder(best, value) { best } else { value }
    }
  }

  /// Sends the minimum value, as decided by a closure that can throw, when the publisher finishes.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryMax { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the maximum value when the publisher finishes.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  /// Sends the minimum value when the publisher finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
