extension Publishers {
  public typealias HandleEvents<Upstream: Publisher> =
    _Operator<Upstream, Upstream.Output, Upstream.Failure>
}

extension Publisher {
  /// Calls closures with the events between the publisher and its subscriber.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    staged {
      Tap(
        $0,
        Tap.Hooks(
          onSubscription: receiveSubscription, onValue: receiveOutput,
          onCompletion: receiveCompletion, onCancel: receiveCancel, onRequest: receiveRequest))
    }
  }
}
