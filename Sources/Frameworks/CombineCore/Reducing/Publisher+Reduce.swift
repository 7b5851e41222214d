extension Publishers {
  public typealias Reduce<Upstream: Publisher, Output> =
    _Operator<Upstream, Output, Upstream.Failure>
  public typealias TryReduce<Upstream: Publisher, Output> = _Operator<Upstream, Output, any Error>
  public typealias Count<Upstream: Publisher> = _Operator<Upstream, Int, Upstream.Failure>
}

extension Publisher {
  /// Combines the values into one result, and sends it when the publisher finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    reduced(initialResult) { nextPartialResult($0!, $1) }
  }

  /// Combines the values into one result by a closure that can throw, and sends it when the publisher finishes.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    tryReduced(initialResult) { try nextPartialResult($0!, $1) }
  }

  /// Sends the number of values when the publisher finishes.
  public func count() -> Publishers.Count<Self> { reduce(0) { count, _ in count + 1 } }

  /// Combines the values into one result, which may be `nil`.
  func reduced<T>(
    _ initial: T?, _ next: @escaping (T?, Output) -> T?
  ) -> Publishers._Operator<Self, T, Failure> {
    transformed {
      var result = initial
      return Reactions(.all) { value in
        result = next(result, value)
        return .skip
      } end: {
        .finish(result)
      }
    }
  }

  /// Combines the values into one result, which may be `nil`, by a closure that can throw.
  func tryReduced<T>(
    _ initial: T?, _ next: @escaping (T?, Output) throws -> T?
  ) -> Publishers._Operator<Self, T, any Error> {
    transformed {
      var result = initial
      return Reactions(
        .all,
        trying: { value in
          result = try next(result, value)
          return .skip
        }, end: { .finish(result) })
    }
  }
}
