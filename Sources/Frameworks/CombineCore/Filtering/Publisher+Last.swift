extension Publishers {
  public typealias Last<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias LastWhere<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias TryLastWhere<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, any Error>
}

extension Publisher {
  /// Sends the last value, when the publisher finishes.
  public func last() -> Publishers.Last<Self> { last { _ in true } }

  /// Sends the last value for which a closure returns `true`, when the publisher finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    reduced(nil) { predicate($1) ? $1 : $0 }
  }

  /// Sends the last value for which a closure, which can throw, returns `true`, when the publisher finishes.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    tryReduced(nil) { try predicate($1) ? $1 : $0 }
  }
}
