extension Publishers {
  /// A publisher that sends the values of another publisher when it's connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    init(upstream: Upstream) {
      shared = upstream.multicast { PassthroughSubject() }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { shared.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that doesn't send values until it's connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
