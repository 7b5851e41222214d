extension Publishers {
  /// A publisher that sends the values of several publishers of one type as they arrive.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else { return Empty().receive(subscriber: subscriber) }
      let junction = Junction(AnySubscriber(subscriber), expecting: publishers.count)
      for publisher in publishers { junction.attach(publisher) }
    }
  }
}

extension Publisher {
  /// Sends the values of this and another publisher as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
