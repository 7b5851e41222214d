extension Publishers {
  public typealias First<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias FirstWhere<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias TryFirstWhere<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, any Error>
}

extension Publisher {
  /// Sends the first value and then finishes.
  public func first() -> Publishers.First<Self> { first { _ in true } }

  /// Sends the first value for which a closure returns `true`, and then finishes.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    transformed { Reactions(.all) { predicate($0) ? .finish($0) : .skip } }
  }

  /// Sends the first value for which a closure, which can throw, returns `true`, and then finishes.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    transformed { Reactions(.all, trying: { try predicate($0) ? .finish($0) : .skip }) }
  }
}
