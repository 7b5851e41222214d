extension Publishers {
  public typealias Filter<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias TryFilter<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, any Error>
  public typealias IgnoreOutput<Upstream: Publisher> = _Operator<Upstream, Never, Upstream.Failure>
}

extension Publisher {
  /// Keeps the values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    transformed { Reactions { isIncluded($0) ? .send($0) : .skip } }
  }

  /// Keeps the values that a closure accepts, which can throw.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    transformed { Reactions(trying: { try isIncluded($0) ? .send($0) : .skip }) }
  }

  /// Drops all values, and sends the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    transformed { Reactions(.all) { _ in .skip } }
  }
}
