extension Publishers {
  public typealias CompactMap<Upstream: Publisher, Output> =
    _Operator<Upstream, Output, Upstream.Failure>
  public typealias TryCompactMap<Upstream: Publisher, Output> =
    _Operator<Upstream, Output, any Error>
}

extension Publisher {
  /// Transforms each value with a closure, and drops `nil`.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    transformed { Reactions { transform($0).map { .send($0) } ?? .skip } }
  }

  /// Transforms each value with a closure that can throw, and drops `nil`.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    transformed { Reactions(trying: { try transform($0).map { .send($0) } ?? .skip }) }
  }
}
