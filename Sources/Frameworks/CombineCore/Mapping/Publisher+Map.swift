extension Publishers {
  public typealias Map<Upstream: Publisher, Output> = _Operator<Upstream, Output, Upstream.Failure>
  public typealias TryMap<Upstream: Publisher, Output> = _Operator<Upstream, Output, any Error>
  public typealias MapKeyPath<Upstream: Publisher, Output> = Map<Upstream, Output>
  public typealias MapKeyPath2<Upstream: Publisher, Output0, Output1> =
    Map<Upstream, (Output0, Output1)>
  public typealias MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2> =
    Map<Upstream, (Output0, Output1, Output2)>
}

extension Publisher {
  /// Transforms each value with a closure.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    transformed { Reactions { .send(transform($0)) } }
  }

  /// Transforms each value with a closure that can throw.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> Publishers.TryMap<Self, T> {
    transformed { Reactions(trying: { .send(try transform($0)) }) }
  }

  /// Replaces each value with one of its properties.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    map { $0[keyPath: keyPath] }
  }

  /// Replaces each value with two of its properties.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> Publishers.MapKeyPath2<Self, T0, T1> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
  }

  /// Replaces each value with three of its properties.
  public func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>,
    _ keyPath2: KeyPath<Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
    map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
  }

  /// Replaces each `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
