extension Publishers {
  public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> =
    _Operator<Upstream, NewPublisher.Output, Upstream.Failure>
}

extension Publisher {
  /// Sends the values of the publishers that a closure returns, with a maximum number of publishers at the same
  /// time.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
    Publishers.FlatMap<P, Self>(self) { upstream, subscriber in
      Junction(subscriber, expecting: 1).flatten(upstream, atMost: maxPublishers, by: transform)
    }
  }

  /// Sends the values of the publishers that a closure returns, which never fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Sends the values of the publishers that a closure returns.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Sends the values of the publishers that a closure returns.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap<P, Self>(self) { upstream, subscriber in
      Junction(subscriber, expecting: 1).flatten(upstream, atMost: maxPublishers, by: transform)
    }
  }
}
