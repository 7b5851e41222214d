extension Publishers {
  public typealias Filter<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
  public typealias TryFilter<Upstream: Publisher> = _Operator<Upstream, Upstream.Output, any Error>
  public typealias IgnoreOutput<Upstream: Publisher> = _Operator<Upstream, Never, Upstream.Failure>
}

extension Publisher {
  /// Sends the values for which a closure returns `true`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    transformed { Reactions { isIncluded($0) ? .send($0) : .skip } }
  }

  /// Sends the values for which a closure, which can throw, returns `true`.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    transformed { Reactions(trying: { try isIncluded($0) ? .send($0) : .skip }) }
  }

  /// Ignores all values, and sends only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    transformed { Reactions(.all) { _ in .skip } }
  }
}
