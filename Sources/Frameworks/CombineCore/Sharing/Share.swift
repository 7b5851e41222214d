extension Publishers {
  /// A publisher that sends the values of another publisher to several subscribers.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    public static func == (one: Share, other: Share) -> Bool { one === other }
  }
}

extension Publisher {
  /// Subscribes once, and sends the values to all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
