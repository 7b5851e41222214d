extension Publishers {
  /// The publisher that an operator returns. Each operator has its own type alias for it.
  public struct _Operator<Upstream: Publisher, Output, Failure: Error>: Publisher {
    public let upstream: Upstream
    let attach: (Upstream, AnySubscriber<Output, Failure>) -> Void

    init(_ upstream: Upstream, attach: @escaping (Upstream, AnySubscriber<Output, Failure>) -> Void)
    {
      self.upstream = upstream
      self.attach = attach
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      attach(upstream, AnySubscriber(subscriber))
    }
  }
}
